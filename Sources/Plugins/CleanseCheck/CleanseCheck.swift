import Foundation
import PackagePlugin

/// `swift package cleansec`: builds the package, and checks the graphs that it declares.
@main
struct CleanseCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "target")
    let rules = Self.programs(extractor.extractOption(named: "rules"), of: context.package)
    let options = extractor.remainingArguments
    let tool = CheckingTool(program: try context.tool(named: "cleansec").url)
    if tool.isAboutItself(options) { return try tool.run(["--plugin"] + options) }
    let known = context.package.targets.map(\.name)
    if let unknown = named.first(where: { !known.contains($0) }) {
      CheckingTool.refuse("\(UnknownTarget(name: unknown, known: known))")
    }
    let targets = named.isEmpty ? Self.targets(of: context.package) : named
    // If some targets are named, others need not compile.
    let subsets = named.isEmpty ? [.all(includingTests: false)] : named.map { PackageManager.BuildSubset.target($0) }
    let work = context.pluginWorkDirectoryURL
    let folder = BuildFolder(above: work)
    if tool.refuses(options) {
      let plan = ["--plugin", "--package", context.package.directoryURL.path, "--build-plan", folder.url.path]
      return try tool.run(plan + targets.flatMap { ["--target", $0] } + options)
    }
    let ruleFiles = try rules.map { try $0.file(in: build($0.subset, in: folder)) }
    let log = try subsets.map { try build($0, in: folder).logText + "\n" }.joined()
    let plan =
      try folder.nativePlan.map { ["--build-plan", $0.path] }
      ?? ["--build-log", Self.write(log, of: folder.descriptions, in: work).path]
    try tool.run(
      [
        "--plugin", "--package", context.package.directoryURL.path, "--cache",
        work.appendingPathComponent("facts").path,
      ]
        + plan + targets.flatMap { ["--target", $0] } + (named.isEmpty ? ["--all-targets"] : [])
        + ruleFiles.flatMap { ["--rules", $0.path] } + options)
  }

  private static func programs(_ names: [String], of package: Package) -> [RulesProgram] {
    do {
      return try names.map { try RulesProgram(named: $0, of: package) }
    } catch {
      CheckingTool.refuse("\(error)")
    }
  }

  /// Builds a part of the package. If that fails, prints the compiler's messages, and exits.
  private func build(
    _ subset: PackageManager.BuildSubset, in folder: BuildFolder
  ) throws -> PackageManager.BuildResult {
    let build = try packageManager.build(subset, parameters: .init(logging: .verbose))
    guard build.succeeded else {
      let messages = BuildMessages(in: build.logText).text
      // The package manager itself prints the messages of Swift Build.
      if !messages.isEmpty || folder.descriptions.isEmpty { print(messages.isEmpty ? build.logText : messages) }
      exit(3)
    }
    return build
  }

  /// The Swift targets except tests, which declare invalid graphs on purpose.
  private static func targets(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }.map(\.name)
  }

  /// Writes the log of Swift Build with the paths of its build descriptions, which the log itself lacks.
  private static func write(_ log: String, of descriptions: [URL], in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("build.log")
    let lines = descriptions.map { "\nBuild description path: \($0.path)" }
    try Data((log + lines.joined()).utf8).write(to: file)
    return file
  }
}

struct UnknownTarget: CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    "the package has no target '\(name)'; available: \(known.sorted().joined(separator: ", "))"
  }
}
