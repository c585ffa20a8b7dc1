import Foundation

/// Builds the package Tests/Fixtures/Wiring, whose wiring the plugin CleanseAutowire generates, with warnings as
/// errors. The output of its programs and the compiler messages of the faulty one are compared with the files in
/// ExpectedOutput.
struct WiringCheck: Check {
  let name = "wiring"
  let summary = "the plugin CleanseAutowire wires Tests/Fixtures/Wiring, and refuses what is faulty"

  static let package = "Tests/Fixtures/Wiring"
  static let options = ["-Xswiftc", "-warnings-as-errors"]
  private let programs = ["WiredApp", "OwnMarks", "PlainApp", "MainActorApp", "UnboundApp", "QuickStartMistake"]

  func parts(in repository: Repository) -> [String] { programs + ["Faulty"] }

  func run(in repository: Repository, parts: [String]) throws {
    let package = try BuiltPackage(Self.package, options: Self.options, in: repository)
    for program in parts.isEmpty ? self.parts(in: repository) : parts {
      let expected = "\(Self.package)/ExpectedOutput/\(program).txt"
      if programs.contains(program) {
        try package.build(program)
        try package.compareOutput(of: program, with: expected)
      } else {
        let result = try package.swift("build", "--target", program).result(capturing: .outputAndErrors)
        guard !result.isSuccess else { throw Failure("\(program) should not compile") }
        let errors = CompilerMessages(result.output).errors(in: repository.url(of: Self.package).path)
        try ExpectedText(expected, in: repository).compare(errors.map { $0 + "\n" }.joined())
        Output.line("\(program) is refused where it should be")
      }
    }
  }
}
