import Foundation
import TestSupport
import Testing
import TextFiles

@testable import cleansec

@Suite("Build logs") struct BuildLogTests {
  @Test("An xcodebuild log gives the compiler arguments of each module, SDK and target included") func xcodebuild()
    throws
  {
    let project = try XcodeProject()
    let commands = BuildLog.Contents(project.log).commands
    #expect(commands.map(\.moduleName) == ["Ovens", "Bakery"])
    let app = try #require(commands.last)
    #expect(app.compiler?.hasSuffix("XcodeDefault.xctoolchain/usr/bin/swiftc") == true)
    #expect(app.folder == project.folder.url.path)
    #expect(app.sources == [project.folder.path("App/BakeryApp.swift")])
    #expect(app.product == project.folder.path("DerivedData/Bakery.swiftmodule"))
    let arguments = CompilerArguments(app.arguments).arguments
    #expect(
      arguments == [
        "-module-name", "Bakery", "-Onone", "-enforce-exclusivity=checked", project.folder.path("App/BakeryApp.swift"),
        "-DDEBUG", "-sdk", XcodeProject.sdk, "-target", XcodeProject.target, "-module-cache-path",
        project.folder.path("DerivedData/ModuleCache.noindex"), "-Xfrontend", "-serialize-debugging-options",
        "-enable-testing", "-swift-version", "6", "-I", project.folder.path("DerivedData"), "-I",
        "/DerivedData/Products", "-Xcc", "-fmodule-map-file=/DerivedData/CleanseShims.modulemap",
        "-no-color-diagnostics", "-parse-as-library", "-working-directory", project.folder.url.path, "-disable-cmo",
      ])
  }

  @Test("A plan from a build log contains imports, inputs and dependencies of modules") func plan() throws {
    let project = try XcodeProject()
    let plan = BuildPlan(BuildLog.Contents(project.log).commands, origin: "log")
    #expect(try plan.modules(for: ["Bakery"]).map(\.name) == ["Bakery", "Ovens"])
    #expect(try plan.modules(for: ["Ovens"]).map(\.name) == ["Ovens"])
    #expect(
      plan.modules["Bakery"]?.inputs == [
        project.folder.path("App/BakeryApp.swift"), project.folder.path("DerivedData/Ovens.swiftmodule"),
      ])
    #expect(plan.modules["Bakery"]?.imports == ["Cleanse", "Ovens"])
  }

  @Test("An xcodebuild log gives the path of the build description") func description() throws {
    let project = try XcodeProject()
    #expect(
      BuildLog.Contents(project.log).descriptions == [
        project.folder.path(
          "DerivedData/Build/Intermediates.noindex/XCBuildData/0f3a5fd8a8c1c5b21e0c5d6f8c7a2c11.xcbuilddata")
      ])
  }

  @Test("A build log accepts the compiler lines of xcodebuild, Swift Build and the package manager") func forms() throws
  {
    let log = """
      info: builtin-SwiftDriver -- /t/usr/bin/swiftc -module-name One /p/One.swift
          cd /q
          builtin-SwiftDriver -- /t/usr/bin/swiftc -module-name Two Two.swift
      builtin-Swift-Compilation -- /t/usr/bin/swiftc -module-name Three /p/Three.swift\r
      builtin-SwiftDriver -- /t/usr/bin/swiftc --version
      builtin-SwiftDriver -- /t/usr/bin/clang -c /p/Four.c
      /t/usr/bin/swiftc -module-name Five -emit-library @/p/Five.LinkFileList
      """
    let commands = BuildLog.Contents(log).commands
    #expect(commands.map(\.moduleName) == ["One", "Two", "Three"])
    #expect(commands.map(\.sources) == [["/p/One.swift"], ["/q/Two.swift"], ["/p/Three.swift"]])
  }

  @Test("A build log without compilations gives no plan, and a missing log throws an error") func empty() throws {
    let log = try TemporaryFile("** BUILD SUCCEEDED **\n", extension: "log")
    #expect(try BuildLog(path: log.path, memory: RememberedCommands(file: nil)).plan() == nil)
    #expect(throws: UnreadableFile("/nowhere.log")) {
      try BuildLog(path: "/nowhere.log", memory: RememberedCommands(file: nil)).plan()
    }
  }

  @Test("Commands of unchanged modules are remembered until another build compiles them")
  func memory() throws {
    let folder = try TemporaryFolder()
    let memory = RememberedCommands(file: folder.url(of: "commands.json"))
    func plan(_ log: String) throws -> [String]? {
      try BuildLog(path: folder.write(log, to: "build.log"), memory: memory).plan()?.modules.keys.sorted()
    }
    func line(_ name: String) throws -> String {
      try folder.write("let x = 1", to: "\(name).swift")
      let module = try folder.write("module", to: "\(name).swiftmodule")
      return "builtin-SwiftDriver -- /t/swiftc -module-name \(name) \(folder.path("\(name).swift")) "
        + "-emit-module-path \(module)\n"
    }
    #expect(try plan(line("One") + line("Two")) == ["One", "Two"])
    #expect(try plan(line("Two")) == ["One", "Two"])
    #expect(try plan("") == ["One", "Two"])
    try folder.write("another module", to: "One.swiftmodule")
    #expect(try plan("") == ["Two"])
  }
}
