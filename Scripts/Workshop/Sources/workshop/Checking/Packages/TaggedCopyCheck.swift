import Foundation

/// Builds a program that depends on a tagged copy of this repository by its address, as users name it: for debugging and
/// optimized, with each build system. Package managers have refused compiler flags of such dependencies.
struct TaggedCopyCheck: Check {
  let name = "tagged"
  let summary = "a package that depends on a tagged copy by its address builds without warnings of this one"

  private let folder = ".build/tagged"
  private let source = "Tests/Fixtures/Clients/Features/UsesNothing/main.swift"
  private let output = "Ship(engine: Client.Engine())\n"

  func run(in repository: Repository, parts: [String]) throws {
    let copy = try tag(in: repository)
    try writeClient(of: copy, in: repository)
    let help = try Command(["swift", "build", "--help"], in: repository).result(capturing: .outputAndErrors)
    for system in ["native", "swiftbuild"] where help.output.contains(system) {
      Self.removePreviousCopy(from: "\(folder)/\(system)", in: repository)
      for configuration in ["debug", "release"] {
        let options = [
          "--package-path", "\(folder)/client", "--scratch-path", "\(folder)/\(system)", "--build-system", system,
          "-c", configuration, "--disable-dependency-cache", "--resolver-fingerprint-checking", "warn",
        ]
        let built = try Command(["swift", "build"] + options, in: repository).result(capturing: .outputAndErrors)
        let problems = Self.problems(inLog: built.output)
        guard built.isSuccess, problems.isEmpty else {
          throw Failure(problems.isEmpty ? ["\(system), \(configuration): the client does not build"] : problems)
            .adding(built.isSuccess ? "" : built.output)
        }
        let bin = try Command(["swift", "build", "--show-bin-path"] + options, in: repository).output()
        let program = "\(bin.trimmingCharacters(in: .whitespacesAndNewlines))/Client"
        guard try Command([program], in: repository).output() == output else {
          throw Failure("\(system), \(configuration): the client does not print what it should")
        }
        Output.line("\(system), \(configuration): the client of a tagged copy builds and runs")
      }
    }
  }

  /// The warnings and errors in the files of the copy.
  static func problems(inLog log: String) -> [String] {
    let lines = log.split(separator: "\n").map { String($0) }.filter { line in
      line.contains("/checkouts/cleanse/") && (line.contains("warning: ") || line.contains("error: "))
    }
    return Set(lines).sorted()
  }

  /// Makes a repository whose tag 1.0.0 is the present state of this one.
  /// - Returns: its path.
  private func tag(in repository: Repository) throws -> String {
    let copy = repository.url(of: "\(folder)/cleanse.git").path
    try? FileManager.default.removeItem(atPath: copy)
    try Command(["git", "init", "--quiet", "--bare", "--initial-branch", "main", copy], in: repository).run()
    // A copy of a shallow clone, as CI makes it, is shallow too.
    try Command(["git", "-C", copy, "config", "receive.shallowUpdate", "true"], in: repository).run()
    let stash = try Command(["git", "stash", "create"], in: repository).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let commit = stash.isEmpty ? "HEAD" : stash
    try Command(
      ["git", "push", "--quiet", copy, "\(commit):refs/heads/main", "\(commit):refs/tags/1.0.0"], in: repository
    ).run()
    return copy
  }

  /// Removes what the package manager remembers of the tag: it does not look whether the tag has moved.
  static func removePreviousCopy(from scratch: String, in repository: Repository) {
    for name in ["checkouts", "repositories", "workspace-state.json"] {
      try? FileManager.default.removeItem(at: repository.url(of: "\(scratch)/\(name)"))
    }
  }

  private func writeClient(of copy: String, in repository: Repository) throws {
    let client = repository.url(of: "\(folder)/client")
    try? FileManager.default.removeItem(at: client)
    let sources = client.appendingPathComponent("Sources/Client")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: repository.url(of: source), to: sources.appendingPathComponent("main.swift"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Client", platforms: [.macOS(.v10_15)],
        dependencies: [.package(url: "file://\(copy)", from: "1.0.0")],
        targets: [.executableTarget(name: "Client", dependencies: [.product(name: "Cleanse", package: "cleanse")])])

      """
    try Data(manifest.utf8).write(to: client.appendingPathComponent("Package.swift"))
  }
}
