import Foundation
import PackagePlugin

/// Writes the bindings of the types that a target marks, before the target is compiled.
@main
struct CleanseAutowire: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
    // Its words are further options, for this target.
    let options = context.package.directoryURL.appendingPathComponent("\(target.name).autowire")
    let hasOptions = FileManager.default.fileExists(atPath: options.path)
    let words =
      hasOptions
      ? try String(contentsOf: options, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init) : []
    let folder = context.pluginWorkDirectoryURL
    let output = folder.appendingPathComponent("Autowired.swift")
    return [
      .buildCommand(
        displayName: "Wiring \(target.name)",
        executable: try context.tool(named: "cleanse-autowire").url,
        arguments: [
          "--output", output.path, "--cache", folder.appendingPathComponent("Read").path,
          "--root", context.package.directoryURL.path, "--module-name", target.moduleName, "--leave-errors-to-compiler",
        ] + words + sources.map(\.path),
        inputFiles: sources + (hasOptions ? [options] : []),
        outputFiles: [output])
    ]
  }
}
