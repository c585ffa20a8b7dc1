import Foundation
import PackagePlugin

/// `swift package cleansec`: builds the package, and checks the graphs that it declares.
@main
struct CleanseCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "target")
    let rules = try extractor.extractOption(named: "rules").map { try RulesProgram(named: $0, of: context.package) }
    let options = extractor.remainingArguments
    let tool = try context.tool(named: "cleansec").url
    if options.contains(where: ["--help", "-h", "--version"].contains) {
      return try run(tool, ["--plugin"] + options)
    }
    let known = context.package.targets.map(\.name)
    if let unknown = named.first(where: { !known.contains($0) }) { throw UnknownTarget(name: unknown, known: known) }
    let targets = named.isEmpty ? Self.targets(of: context.package) : named
    // Other targets need not compile where some are named.
    let subsets = named.isEmpty ? [.all(includingTests: false)] : named.map { PackageManager.BuildSubset.target($0) }
    let ruleFiles = try rules.map { try $0.file(in: build($0.subset)) }
    for subset in subsets { _ = try build(subset) }
    let work = context.pluginWorkDirectoryURL
    try run(
      tool,
      [
        "--plugin", "--build-plan", try Self.plan(above: work).path, "--package", context.package.directoryURL.path,
        "--cache",
        work.appendingPathComponent("facts").path,
      ]
        + targets.flatMap { ["--target", $0] } + (named.isEmpty ? ["--all-targets"] : [])
        + ruleFiles.flatMap { ["--rules", $0.path] } + options)
  }

  /// Builds a part of the package. Where that fails, tells what the compiler says, and exits.
  private func build(_ subset: PackageManager.BuildSubset) throws -> PackageManager.BuildResult {
    let build = try packageManager.build(subset, parameters: .init(logging: .concise))
    guard build.succeeded else {
      print(Self.messages(in: build.logText))
      exit(1)
    }
    return build
  }

  /// The targets of Swift that are not for tests: tests declare broken graphs on purpose.
  private static func targets(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }.map(\.name)
  }

  /// What the compiler says, each message once: it compiles a module in several steps, and repeats itself in each.
  private static func messages(in log: String) -> String {
    var messages: [String] = []
    var isInside = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginsMessage = line.hasPrefix("/") && [": error: ", ": warning: "].contains { line.contains($0) }
      if beginsMessage {
        messages.append(String(line))
        isInside = true
      } else if line.hasPrefix("[") || line.hasPrefix("error: ") {
        isInside = false
      } else if isInside {
        messages[messages.count - 1] += "\n\(line)"
      }
    }
    // What follows the first line shows the source, and may differ at its end.
    var known: Set<Substring> = []
    let different = messages.filter { known.insert($0.prefix { $0 != "\n" }).inserted }
    return different.isEmpty ? log : different.joined(separator: "\n")
  }

  /// What the package manager has written down of its build.
  private static func plan(above folder: URL) throws -> URL {
    var folder = folder
    while folder.pathComponents.count > 1 {
      let plan = folder.appendingPathComponent("debug.yaml")
      if FileManager.default.fileExists(atPath: plan.path) { return plan }
      folder.deleteLastPathComponent()
    }
    throw MissingPlan()
  }

  private func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

struct UnknownTarget: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String { "the package has no target '\(name)'; it has \(known.sorted().joined(separator: ", "))" }
}

struct MissingPlan: Error, CustomStringConvertible {
  var description: String {
    "the package manager has left no debug.yaml: build with --build-system native, or call cleansec with a compiler's arguments"
  }
}
