#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// In an Xcode project: checks the graphs of Xcode's last build.
  extension CleanseCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let named = extractor.extractOption(named: "target")
      let options = extractor.remainingArguments
      let tool = CheckingTool(program: try context.tool(named: "cleansec").url)
      if tool.isAboutItself(options) || tool.refuses(options) { return try tool.run(["--plugin"] + options) }
      let work = context.pluginWorkDirectoryURL
      let hasPlan = options.contains { $0.hasPrefix("--build-") }
      try tool.run(
        [
          "--plugin", "--package", context.xcodeProject.directoryURL.path, "--cache",
          work.appendingPathComponent("facts").path,
        ]
          + (hasPlan ? [] : ["--build-plan", try Self.descriptions(above: work).path])
          + named.flatMap { ["--target", $0] } + options)
    }

    /// The folder of the project's build descriptions. The plugin's folder is in the same derived data.
    private static func descriptions(above folder: URL) throws -> URL {
      var folder = folder
      while folder.pathComponents.count > 1 {
        let descriptions = folder.appendingPathComponent("Build/Intermediates.noindex/XCBuildData")
        if FileManager.default.fileExists(atPath: descriptions.path) { return descriptions }
        folder.deleteLastPathComponent()
      }
      throw MissingBuild()
    }
  }

  struct MissingBuild: Error, CustomStringConvertible {
    var description: String {
      "there is no build of this project: build it in Xcode, or pass the log of xcodebuild with '--build-log'"
    }
  }
#endif
