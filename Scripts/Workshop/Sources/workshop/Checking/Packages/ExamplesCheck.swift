import Foundation

/// Runs the examples and compares their output with the files in Tests/ExpectedOutput. The packages among them are also
/// tested, with warnings as errors.
struct ExamplesCheck: Check {
  let name = "examples"
  let summary = "the examples print what Tests/ExpectedOutput says"

  private let expectations = "Tests/ExpectedOutput"

  func run(in repository: Repository, parts: [String]) throws {
    for program in ["github-browser", "diagnostics-tour"] {
      try Command(["swift", "build", "--product", program], in: repository).run()
    }
    try prints("github-browser", in: repository, program: "github-browser")
    try prints("diagnostics-tour", in: repository, program: "diagnostics-tour")
    for format in ["terminal", "compiler", "json", "sarif"] {
      try prints("diagnostics-tour-\(format)", in: repository, program: "diagnostics-tour", "--format", format)
    }
    try prints(
      "diagnostics-tour-quoted", in: repository, program: "diagnostics-tour", "missing-binding", "dependency-cycle")
    try refuses("There is no format 'xml'.", in: repository, program: "diagnostics-tour", "--format", "xml")
    try refuses("The tour has no 'missing-bindng'.", in: repository, program: "diagnostics-tour", "missing-bindng")
    try test("Birdwatch", in: repository, program: "birdwatch")
    try test("Shop", in: repository, program: "shop", "1", "3", "pay")
  }

  private func prints(
    _ expected: String, in repository: Repository, program: String, _ arguments: String...
  ) throws {
    let output = try Command([".build/debug/\(program)"] + arguments, in: repository).output()
    // SARIF contains the address of the folder that all locations are relative to.
    let text = output.replacingOccurrences(of: "file://\(repository.root.path)/", with: "file:///package/")
    try ExpectedText("\(expectations)/\(expected).txt", in: repository).compare(text)
    Output.line("\(([program] + arguments).joined(separator: " ")) prints what is promised")
  }

  private func refuses(
    _ message: String, in repository: Repository, program: String, _ arguments: String...
  ) throws {
    let command = ([program] + arguments).joined(separator: " ")
    let result = try Command([".build/debug/\(program)"] + arguments, in: repository)
      .result(capturing: .outputAndErrors)
    guard !result.isSuccess, result.output.contains("error: \(message)") else {
      throw Failure("\(command) does not fail with “\(message)”").adding(result.output)
    }
    Output.line("\(command) fails with a clear message")
  }

  private func test(
    _ name: String, in repository: Repository, program: String, _ arguments: String...
  ) throws {
    let package = try BuiltPackage("Sources/Examples/\(name)", options: WiringCheck.options, in: repository)
    try package.build(program)
    try package.compareOutput(of: program, arguments, with: "\(expectations)/\(program).txt")
    try package.swift("test").run()
  }
}
