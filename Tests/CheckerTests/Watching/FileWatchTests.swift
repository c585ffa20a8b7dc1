import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Watched files") struct FileWatchTests {
  @Test("The watched files are listed again only after the plan or a source has changed") func plan() throws {
    let folder = try TemporaryFolder(["plan": "1", "database": "1", "a.swift": "1"])
    var readings = 0
    let watch = FileWatch(
      plan: { [folder.path("plan"), folder.path("database")] },
      paths: {
        readings += 1
        return FileWatch.Paths(
          files: [folder.path("plan"), folder.path("a.swift")], sources: [folder.path("a.swift")])
      })
    var state = watch.state()
    #expect(watch.state() == state)
    #expect(readings == 1)
    for (number, file) in ["plan", "a.swift", "b.swift"].enumerated() {
      try folder.write("other", to: file)
      #expect(watch.state() != state)
      #expect(readings == number + 2)
      state = watch.state()
      #expect(readings == number + 2)
    }
    // The database only tells which plan is current; findings do not depend on it.
    try folder.write("other", to: "database")
    #expect(watch.state() == state)
    #expect(readings == 5)
  }

  @Test("Watching a build log writes no cache, and reading its plan does") func buildLog() throws {
    let folder = try TemporaryFolder(["a.swift": "import Cleanse", "App.swiftmodule": ""])
    let (source, product) = (folder.path("a.swift"), folder.path("App.swiftmodule"))
    let log = try folder.write(
      "builtin-SwiftDriver -- /t/swiftc -module-name App '\(source)' -emit-module-path '\(product)'\n",
      to: "build.log")
    var options = Options()
    options.buildLogs = [log]
    options.cache = folder.path("cache")
    let reader = InputReader(
      options: options, environment: [:], version: ProgramVersion(ofProgram: "cleansec", in: nil)
    ) { _ in }
    let watch = reader.fileWatch()
    let state = watch.state()
    try folder.write("let a = 1", to: "a.swift")
    #expect(watch.state() != state)
    #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
    _ = try reader.plan()
    #expect(FileManager.default.fileExists(atPath: folder.path("cache/commands.json")))
  }
}
