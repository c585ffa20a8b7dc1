import Foundation

/// Runs `swift package --build-system swiftbuild cleansec` in a package that depends on this one by its path: in an
/// empty build folder, in an unchanged one, and in one with an outdated plan of the native build system.
struct SwiftBuildCheck: Check {
  let name = "swiftbuild"
  let summary = "`swift package cleansec` finds the same where Swift Build builds"

  private let package = "Tests/Fixtures/BuildSystems/Client"
  private let scratch = ".build/swiftbuild"

  func run(in repository: Repository, parts: [String]) throws {
    let help = try Command(["swift", "build", "--help"], in: repository).result(capturing: .outputAndErrors)
    guard help.output.contains("swiftbuild") else {
      Output.line("swiftbuild: left out, because this toolchain has no Swift Build")
      return
    }
    let sources = repository.url(of: "\(package)/Sources/House/main.swift")
    // The new date of the source has its module compiled again.
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: sources.path)
    try compare(in: repository)
    Output.line("Swift Build tells how it has compiled")
    try compare(in: repository)
    Output.line("Swift Build tells how modules are compiled that were up to date")
    let plan = repository.url(of: "\(scratch)/debug.yaml")
    try Data("commands:\n".utf8).write(to: plan)
    defer { try? FileManager.default.removeItem(at: plan) }
    try compare(in: repository)
    Output.line("A plan of another build system is passed over")
  }

  private func compare(in repository: Repository) throws {
    let folder = repository.url(of: package).path
    let command = Command(
      [
        "swift", "package", "--build-system", "swiftbuild", "--package-path", package, "--scratch-path", scratch,
        "cleansec", "--relative-to", folder,
      ], in: repository)
    var result = try command.result(capturing: .output)
    if result.output.isEmpty {
      // The package manager of Swift 6.3 sometimes crashes before it runs the plugin.
      Output.line("Nothing was said: once more")
      result = try command.result(capturing: .output)
    }
    guard !result.isSuccess else { throw Failure("the package should have an error").adding(result.output) }
    let findings = CompilerMessages(result.output).findings.map { $0 + "\n" }.joined()
    try ExpectedText("\(package)/ExpectedOutput.txt", in: repository).compare(findings)
  }
}
