import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Build folder of the package manager")
struct PackageBuildFolderTests {
  @Test(
    "A build folder of the native build system gives its plan, also beside an older description",
    arguments: [false, true])
  func native(hasOlderDescription: Bool) throws {
    let folder = try BuildFolder()
    try folder.planNatively("App", date: 2000)
    if hasOlderDescription { try folder.describe("Old", date: 1000) }
    #expect(try folder.plan()?.modules.keys.sorted() == ["App"])
  }

  @Test("A build folder of Swift Build gives its plan, also beside an older native plan", arguments: [false, true])
  func description(hasOlderPlan: Bool) throws {
    let folder = try BuildFolder()
    try folder.describe("App", date: 2000)
    if hasOlderPlan { try folder.planNatively("Old", date: 1000) }
    #expect(try folder.plan()?.modules.keys.sorted() == ["App"])
  }

  @Test("A build folder has no plan before the first build")
  func empty() throws {
    #expect(try BuildFolder().plan() == nil)
  }

  @Test("A build folder is recognized by the workspace state of the package manager")
  func recognition() throws {
    let folder = try TemporaryFolder(["a/workspace-state.json": "{}", "b/x": ""])
    #expect(PackageBuildFolder.isBuildFolder(folder.path("a")))
    #expect(!PackageBuildFolder.isBuildFolder(folder.path("b")))
  }

  @Test("The option --build-plan reports a build folder without a plan")
  func commandLine() throws {
    let folder = try BuildFolder()
    let outcome = CleansecCommand(program: "cleansec", environment: [:]).run(["--build-plan", folder.path])
    #expect(outcome.exitCode == 3)
    #expect(outcome.complaint.contains("/.build: build from scratch, or pass another '--build-plan'"))
  }
}

/// A folder `.build` with the output of either build system for one module.
private struct BuildFolder {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder([".build/workspace-state.json": "{}"])
  }

  var path: String { files.path(".build") }

  func plan() throws -> BuildPlan? { try PackageBuildFolder(path: path).plan() }

  func planNatively(_ module: String, date: Double) throws {
    let source = try files.write("", to: "\(module).swift")
    let plan = """
      commands:
        "C.\(module)-debug.module":
          inputs: ["\(source)"]
          args: ["swiftc","-module-name","\(module)","\(source)"]

      """
    try files.write(plan, to: ".build/debug.yaml")
    try setDate(date, of: try files.write("", to: ".build/build.db"))
  }

  func describe(_ module: String, date: Double) throws {
    let words = [
      "builtin-SwiftDriver", "--", "/t/swiftc", "-module-name", module, try files.write("", to: "\(module).swift"),
    ]
    let description = ".build/out/Intermediates.noindex/XCBuildData/a.xcbuilddata"
    let store = URL(fileURLWithPath: try files.write("", to: "\(description)/task-store.msgpack"))
    try Data(MessagePack.array(words)).write(to: store)
    try setDate(date, of: store.deletingLastPathComponent().path)
  }

  private func setDate(_ date: Double, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: path)
  }
}
