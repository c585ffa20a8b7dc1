import cleansec
import Foundation
import TestSupport
import Testing

/// Xcode's module is not on every platform: a module with the same declarations replaces it.
@Suite("Plugins in Xcode projects")
struct XcodePluginTests {
  @Test(
    "A plugin compiles with the declarations of XcodeProjectPlugin",
    .enabled(if: TestCompiler.pluginLibrary != nil, "the toolchain has no PackagePlugin"),
    arguments: ["CleanseCheck", "CleanseBuildCheck", "CleanseAutowire"])
  func plugin(name: String) throws {
    let folder = try TemporaryFolder()
    let standIn = try compile(
      "XcodeProjectPlugin", in: "Tests/Fixtures/BuildSystems/XcodeProjectPlugin",
      ["-emit-module", "-emit-module-path", folder.path("XcodeProjectPlugin.swiftmodule")])
    #expect(standIn == ProgramRun())
    let plugin = try compile(name, in: "Sources/Plugins/\(name)", ["-typecheck", "-I", folder.url.path])
    #expect(plugin == ProgramRun())
  }

  private func compile(_ module: String, in folder: String, _ options: [String]) throws -> ProgramRun {
    let folder = RepositoryFile.url(folder)
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try ProgramRun.of(
      URL(fileURLWithPath: TestCompiler.path),
      options + [
        "-module-name", module, "-parse-as-library", "-swift-version", "6", "-package-description-version", "6.0.0",
        "-I", try #require(TestCompiler.pluginLibrary),
      ] + sources.map { folder.appendingPathComponent($0).path })
  }
}
