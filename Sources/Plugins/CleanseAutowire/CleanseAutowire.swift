import Foundation
import PackagePlugin

/// Writes the bindings of the types that a target marks, before the target is compiled.
@main
struct CleanseAutowire: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let wiring = TargetWiring(
      name: target.name, moduleName: target.moduleName, sources: target.sourceFiles.map(\.url),
      root: context.package.directoryURL, folder: context.pluginWorkDirectoryURL)
    return [try wiring.command(running: context.tool(named: "cleanse-autowire").url)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CleanseAutowire: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let wiring = TargetWiring(
        name: target.displayName, moduleName: moduleName(ofTarget: target.displayName),
        sources: target.inputFiles.map(\.url), root: context.xcodeProject.directoryURL,
        folder: context.pluginWorkDirectoryURL)
      return [try wiring.command(running: context.tool(named: "cleanse-autowire").url)]
    }

    /// Xcode's default module name for a target.
    private func moduleName(ofTarget name: String) -> String {
      String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }
#endif
