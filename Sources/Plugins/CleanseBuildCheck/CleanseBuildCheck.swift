import Foundation
import PackagePlugin

/// Checks the graphs of a target in each build that changes it or the modules that it is built from.
@main
struct CleanseBuildCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try context.tool(named: "cleansec").url
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind == .generic || $0.kind == .executable }
    // The path of a binary that was not built here says nothing about the build.
    let build = NativeBuild(ofTool: (try? context.tool(named: "cleanse-build-folder").url) ?? tool)
    let check = GraphCheckCommand(
      target: target.name, package: context.package.directoryURL, folder: context.pluginWorkDirectoryURL,
      sources: ([target] + modules).flatMap { $0.sourceFiles.map(\.url) + $0.pluginGeneratedSources },
      plan: build?.plan, modules: build.map { build in modules.map { build.module(named: $0.moduleName) } } ?? [])
    return [check.command(running: tool)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CleanseBuildCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let check = GraphCheckCommand(
        target: target.displayName, package: context.xcodeProject.directoryURL,
        folder: context.pluginWorkDirectoryURL,
        sources: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) })
      return [check.command(running: try context.tool(named: "cleansec").url)]
    }
  }
#endif
