import Foundation
import TestSupport
import Testing

@testable import Checker

@Suite("The folder that the package manager builds in")
struct PackageBuildFolderTests {
  @Test("has a plan of the native build system", arguments: [false, true])
  func native(hasOlderDescription: Bool) throws {
    let folder = try BuildFolder()
    try folder.planNatively("App", date: 2000)
    if hasOlderDescription { try folder.describe("Old", date: 1000) }
    #expect(try folder.plan()?.modules.keys.sorted() == ["App"])
  }

  @Test("has a plan of Swift Build", arguments: [false, true])
  func description(hasOlderPlan: Bool) throws {
    let folder = try BuildFolder()
    try folder.describe("App", date: 2000)
    if hasOlderPlan { try folder.planNatively("Old", date: 1000) }
    #expect(try folder.plan()?.modules.keys.sorted() == ["App"])
  }

  @Test("has none before the first build")
  func empty() throws {
    #expect(try BuildFolder().plan() == nil)
  }

  @Test("is recognised by the state that the package manager keeps there")
  func recognition() throws {
    let folder = try TemporaryFolder(["a/workspace-state.json": "{}", "b/x": ""])
    #expect(PackageBuildFolder.isBuildFolder(folder.path("a")))
    #expect(!PackageBuildFolder.isBuildFolder(folder.path("b")))
  }

  @Test("is a build plan of the command line")
  func commandLine() throws {
    let folder = try BuildFolder()
    let outcome = CleansecCommand(program: "cleansec", environment: [:]).run(["--build-plan", folder.path])
    #expect(outcome.exitCode == 3)
    #expect(outcome.complaint.contains("/.build: build from scratch, or pass another '--build-plan'"))
  }
}

/// A folder `.build` with what each build system leaves of a module.
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
