import Foundation
import TestSupport
import Testing
import TextFiles

@testable import cleansec

@Suite("Build descriptions of Swift Build") struct BuildDescriptionTests {
  @Test("Compiler commands are found anywhere in a build description") func commands() throws {
    let long = "/p/" + String(repeating: "long", count: 20) + ".swift"
    let longer = "-I" + String(repeating: "x", count: 300)
    let bytes =
      [0x93, 0xC0] + MessagePack.text("builtin-SwiftDriver")
      + MessagePack.array(["builtin-SwiftDriver", "--", "/t/swiftc", long, longer])
      + MessagePack.text("SwiftDriver") + [0x01] + MessagePack.array(["builtin-copy", "a", "b"])
      + MessagePack.array(["builtin-SwiftDriver", "--", "/t/swiftc", "ä.swift"])
    #expect(
      BuildDescription.commandLines(in: bytes) == [
        ["builtin-SwiftDriver", "--", "/t/swiftc", long, longer],
        ["builtin-SwiftDriver", "--", "/t/swiftc", "ä.swift"],
      ])
  }

  @Test("A truncated or malformed build description has no commands")
  func broken() {
    let whole = MessagePack.array(["builtin-SwiftDriver", "--", "/t/swiftc", String(repeating: "x", count: 70000)])
    for count in [0, 1, 3, 10, 23, 30, 40, 1000] {
      #expect(BuildDescription.commandLines(in: Array(whole.prefix(count))) == [])
    }
    #expect(BuildDescription.commandLines(in: [0xDC, 0, 2] + MessagePack.text("builtin-SwiftDriver") + [0xC0]) == [])
  }

  @Test("The sources of a module are the planned ones, also before the build has written a list of them")
  func plannedLists() throws {
    let folder = try TemporaryFolder([
      "a.xcbuilddata/attachments/1f": "/p/New.swift\n", "Old.SwiftFileList": "/p/Old.swift\n",
    ])
    let short = folder.path("Old.SwiftFileList")
    let long = folder.path(String(repeating: "long/", count: 60) + "Long.SwiftFileList")
    let contents = folder.path("a.xcbuilddata/attachments/1f")
    let bytes = [short, long].flatMap { list -> [UInt8] in
      MessagePack.array(["builtin-SwiftDriver", "--", "/t/swiftc", "-module-name", "M\(list.count)", "@\(list)"])
        + MessagePack.text("WriteAuxiliaryFile") + MessagePack.text(list) + MessagePack.text(contents) + [0xC0]
    }
    #expect(
      BuildDescription.sourceLists(in: bytes) == ["@\(short)": "@\(contents)", "@\(long)": "@\(contents)"])
    #expect(BuildDescription.sourceLists(in: Array(".SwiftFileList".utf8) + MessagePack.text(contents)) == [:])
    try Data(bytes).write(to: folder.url(of: "a.xcbuilddata/task-store.msgpack"))
    let commands = BuildDescription(path: folder.path("a.xcbuilddata")).commands
    #expect(commands.map(\.sources) == [["/p/New.swift"], ["/p/New.swift"]])
  }

  @Test(
    "A build plan comes from the newest build description and has each module once")
  func plan() throws {
    let folder = try TemporaryFolder(["p/One.swift": "import Cleanse", "p/Two.swift": ""])
    func write(_ name: String, _ modules: [(name: String, build: String)], date: Double) throws {
      let lines = modules.flatMap { module in
        MessagePack.array([
          "builtin-SwiftDriver", "--", "/t/swiftc", "-module-name", module.name, folder.path("p/\(module.name).swift"),
          "-emit-module-path", "/b/\(module.build)/\(module.name).swiftmodule",
        ])
      }
      let file = folder.url(of: "XCBuildData/\(name).xcbuilddata/task-store.msgpack")
      try folder.write("", to: "XCBuildData/\(name).xcbuilddata/task-store.msgpack")
      try Data(lines).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: file.deletingLastPathComponent().path)
    }
    try write("a", [("One", "One-testable.build"), ("One", "One.build"), ("One", "One-testable.build")], date: 2000)
    try write("b", [("Two", "Two.build")], date: 1000)
    let plan = try #require(try BuildDescription(path: folder.path("XCBuildData")).plan())
    #expect(plan.modules.keys.sorted() == ["One"])
    #expect(plan.date == Date(timeIntervalSince1970: 2000))
    #expect(plan.modules["One"]?.arguments.arguments == ["-module-name", "One", folder.path("p/One.swift")])
    let named = try BuildDescription(path: folder.path("XCBuildData/b.xcbuilddata")).plan()
    #expect(named?.modules.keys.sorted() == ["Two"])
    #expect(throws: UnreadableFile("/nowhere/XCBuildData")) {
      try BuildDescription(path: "/nowhere/XCBuildData").plan()
    }
  }

  @Test("A build log takes its commands from the build description that it names") func log() throws {
    let folder = try TemporaryFolder(["One.swift": "", "Two.swift": ""])
    try folder.write("", to: "x.xcbuilddata/task-store.msgpack")
    let lines = ["One", "Two"].flatMap { name in
      MessagePack.array([
        "builtin-SwiftDriver", "--", "/t/swiftc", "-module-name", name, folder.path("\(name).swift"),
        "-emit-module-path",
        "/b/\(name).swiftmodule",
      ])
    }
    try Data(lines).write(to: folder.url(of: "x.xcbuilddata/task-store.msgpack"))
    let log = try folder.write("note: Build description path: \(folder.path("x.xcbuilddata"))\n", to: "build.log")
    let plan = try BuildLog(path: log, memory: RememberedCommands(file: nil)).plan()
    #expect(plan?.modules.keys.sorted() == ["One", "Two"])
  }
}
