import Foundation
import PackagePlugin

/// Checks the graphs of a target in each build that changes it or the modules that it is built from.
@main
struct CleanseBuildCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try context.tool(named: "cleansec").url
    let modules = Self.modules(importedBy: target)
    // The path of a binary that was not built here says nothing about the build.
    let build = NativeBuild(ofTool: (try? context.tool(named: "cleanse-build-folder").url) ?? tool)
    let check = GraphCheckCommand(
      target: target.name, package: context.package.directoryURL, folder: context.pluginWorkDirectoryURL,
      // The manifest defines compilation conditions.
      sources: [context.package.directoryURL.appendingPathComponent("Package.swift")]
        + ([target] + modules).flatMap { $0.sourceFiles.map(\.url) + $0.pluginGeneratedSources },
      plan: build?.plan, modules: build.map { build in modules.map { build.module(named: $0.moduleName) } } ?? [])
    return [check.command(running: tool)]
  }

  /// The Swift modules that a target is built from. A macro is a program, whose modules the target does not import.
  private static func modules(importedBy target: any Target) -> [SwiftSourceModuleTarget] {
    var found: [SwiftSourceModuleTarget] = []
    var known: Set<String> = [target.id]
    var open: [any Target] = [target]
    while let next = open.popLast() {
      let dependencies = next.dependencies.flatMap { dependency -> [any Target] in
        switch dependency {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
      }
      for target in dependencies where known.insert(target.id).inserted {
        let module = target as? SwiftSourceModuleTarget
        if module?.kind == .macro { continue }
        if let module, [.generic, .executable].contains(module.kind) { found.append(module) }
        open.append(target)
      }
    }
    return found
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
