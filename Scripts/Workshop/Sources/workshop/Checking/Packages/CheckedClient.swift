import Foundation

/// A copy of a package whose builds check its graph, which loses a binding and gets it back.
struct CheckedClient {
  private static let package = "Tests/Fixtures/BuildSystems/Checked"
  private let module = "Sources/Lamps/LampModule.swift"
  private let binding = "    binder.bind(Int.self).to(value: 40)\n"
  private let repository: Repository
  /// As deep as the original, which names this package by a relative path.
  private let path = ".build/checked/BuildSystems/Checked"

  /// - Parameter tools: the folder of another package whose plugin is used; `nil` for that of this package.
  init(tools: String? = nil, in repository: Repository) throws {
    self.repository = repository
    let copy = repository.url(of: path)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: repository.url(of: Self.package), to: copy)
    guard let tools else { return }
    let manifest = try repository.text(of: "\(path)/Package.swift")
    let changed =
      manifest
      .replacing("dependencies: [.package(", with: "dependencies: [.package(path: \"../../../../\(tools)\"), .package(")
      .replacing(
        "\"CleanseBuildCheck\", package: \"Cleanse\"",
        with: "\"PrebuiltCleanseBuildCheck\", package: \"\(URL(fileURLWithPath: tools).lastPathComponent)\"")
    try Data(changed.utf8).write(to: copy.appendingPathComponent("Package.swift"))
  }

  /// Builds the copy with a valid graph, without a binding, and with the binding again.
  func check(_ system: String, _ options: [String]) throws {
    let source = repository.url(of: "\(path)/\(module)")
    let valid = try String(contentsOf: source, encoding: .utf8)
    guard valid.contains(binding) else { throw Failure("\(Self.package)/\(module) should have the line\(binding)") }
    func build(expecting isSuccess: Bool) throws -> String {
      let command = Command(
        [
          "swift", "build", "--build-system", system, "--package-path", path, "--product", "House", "--verbose",
        ] + options, in: repository)
      let result = try command.result(capturing: .outputAndErrors)
      guard result.isSuccess == isSuccess else {
        throw Failure("\(system): the build should \(isSuccess ? "succeed" : "fail")").adding(result.output)
      }
      return result.output
    }
    // The native build system links the tool in the first two builds of a folder.
    for _ in 1...2 { _ = try build(expecting: true) }
    try Data(valid.replacing(binding, with: "").utf8).write(to: source)
    for _ in 1...2 {
      let findings = Self.findings(in: try build(expecting: false), of: repository.url(of: path).path)
      try ExpectedText("\(Self.package)/ExpectedOutput.txt", in: repository).compare(findings)
    }
    try Data(valid.utf8).write(to: source)
    guard Self.isChecked(try build(expecting: true)) else {
      throw Failure("\(system): a changed module is not checked")
    }
    guard !Self.isChecked(try build(expecting: true)) else {
      throw Failure("\(system): an unchanged build checks again")
    }
    Output.line("\(system): a missing binding fails the build, and an unchanged build checks nothing")
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
