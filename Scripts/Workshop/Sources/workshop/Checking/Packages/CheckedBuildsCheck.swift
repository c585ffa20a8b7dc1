import Foundation

/// Builds a copy of a package with the plugin CleanseBuildCheck, with each build system: with a valid graph, without a
/// binding, and with the binding again. The build runs the check only after a change.
struct CheckedBuildsCheck: Check {
  let name = "checked-builds"
  let summary = "a build with the plugin CleanseBuildCheck fails for a missing binding, at its line"

  private let package = "Tests/Fixtures/BuildSystems/Checked"
  /// As deep as the original, which names this package by a relative path.
  private let copy = ".build/checked/BuildSystems/Checked"
  private let module = "Sources/Lamps/LampModule.swift"
  private let binding = "    binder.bind(Int.self).to(value: 40)\n"
  /// The folders and options of other checks, so that the tool is compiled once.
  private let options = [
    "native": ["--scratch-path", ".build/packages"] + WiringCheck.options,
    "swiftbuild": ["--scratch-path", ".build/swiftbuild"],
  ]

  func run(in repository: Repository, parts: [String]) throws {
    let help = try Command(["swift", "build", "--help"], in: repository).result(capturing: .outputAndErrors)
    for (system, options) in options.sorted(by: { $0.key < $1.key }) where help.output.contains(system) {
      try writeCopy(in: repository)
      try check(system, options, in: repository)
      Output.line("\(system): a missing binding fails the build, and an unchanged build checks nothing")
    }
  }

  private func check(_ system: String, _ options: [String], in repository: Repository) throws {
    let source = repository.url(of: "\(copy)/\(module)")
    let valid = try String(contentsOf: source, encoding: .utf8)
    guard valid.contains(binding) else { throw Failure("\(package)/\(module) should have the line\(binding)") }
    func build(expecting isSuccess: Bool) throws -> String {
      let command = Command(
        [
          "swift", "build", "--build-system", system, "--package-path", copy, "--product", "House", "--verbose",
        ] + options, in: repository)
      let result = try command.result(capturing: .outputAndErrors)
      guard result.isSuccess == isSuccess else {
        throw Failure("\(system): the build should \(isSuccess ? "succeed" : "fail")").adding(result.output)
      }
      return result.output
    }
    // The native build system links the tool in the first two builds of a folder.
    for _ in 1...2 { _ = try build(expecting: true) }
    try valid.replacingOccurrences(of: binding, with: "").write(to: source, atomically: true, encoding: .utf8)
    for _ in 1...2 {
      let findings = Self.findings(in: try build(expecting: false), of: repository.url(of: copy).path)
      try ExpectedText("\(package)/ExpectedOutput.txt", in: repository).compare(findings)
    }
    try valid.write(to: source, atomically: true, encoding: .utf8)
    guard Self.isChecked(try build(expecting: true)) else {
      throw Failure("\(system): a changed module is not checked")
    }
    guard !Self.isChecked(try build(expecting: true)) else {
      throw Failure("\(system): an unchanged build checks again")
    }
  }

  private func writeCopy(in repository: Repository) throws {
    let copy = repository.url(of: copy)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: repository.url(of: package), to: copy)
  }

  /// Whether a build has run the check: a verbose log has its command.
  static func isChecked(_ log: String) -> Bool { log.contains(" --build-step ") }

  /// The messages about files of the package, without its folder, each once: Swift Build repeats them.
  static func findings(in log: String, of folder: String) -> String {
    var known: Set<String> = []
    return CompilerMessages(log).findings.filter { $0.hasPrefix("\(folder)/") && known.insert($0).inserted }
      .map { $0.dropFirst(folder.count + 1) + "\n" }.joined()
  }
}
