import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Compilation databases") struct CompilationDatabaseTests {
  @Test("A compilation database joins the entries of one module and skips other languages") func modules() throws {
    let folder = try TemporaryFolder(["A.swift": "import Cleanse", "B.swift": "", "C.swift": "import App"])
    let database = try folder.write(
      """
      [{"directory": "\(folder.url.path)", "file": "A.swift",
        "command": "/t/swiftc -module-name App -D \\"A B\\" -I 'my modules' A.swift"},
       {"directory": "\(folder.url.path)", "file": "B.swift", "arguments": ["/t/swiftc", "-module-name", "App"]},
       {"file": "C.swift", "arguments": ["swiftc", "-module-name", "Tool", "C.swift"]},
       {"directory": "/p", "file": "d.c", "command": "/usr/bin/clang -c d.c"}]
      """, to: "compile_commands.json")
    let plan = try #require(try CompilationDatabase(path: database).plan())
    #expect(plan.modules.keys.sorted() == ["App", "Tool"])
    let app = try #require(plan.modules["App"])
    #expect(app.compiler == "/t/swiftc")
    #expect(app.sources == [folder.path("A.swift"), folder.path("B.swift")])
    #expect(app.arguments.arguments.prefix(6) == ["-module-name", "App", "-D", "A B", "-I", "my modules"])
    let tool = try #require(plan.modules["Tool"])
    #expect(tool.compiler == nil)
    #expect(tool.folder == folder.url.path)
    #expect(try plan.modules(for: []).map(\.name) == ["App", "Tool"])
  }

  @Test("A module whose command names no module file is an input of its importers with its sources")
  func inputsWithoutProduct() throws {
    let folder = try TemporaryFolder(["A.swift": "import Ovens", "O.swift": "import Cleanse"])
    let database = try folder.write(
      """
      [{"file": "A.swift", "command": "swiftc -j 2 -num-threads 2 -c -module-name App A.swift"},
       {"file": "O.swift", "command": "swiftc -j 2 -num-threads 2 -c -module-name Ovens O.swift"}]
      """, to: "compile_commands.json")
    let app = try #require(try CompilationDatabase(path: database).plan()?.modules["App"])
    #expect(app.arguments.arguments == ["-module-name", "App", "A.swift"])
    #expect(app.inputs == [folder.path("A.swift"), folder.path("O.swift")])
  }

  @Test("A database of CMake that leaves out the commands for Swift throws an error with the remedy")
  func withoutCommands() throws {
    let database = try TemporaryFile("[{\"file\": \"/p/A.swift\", \"command\": \":\"}]", extension: "json")
    #expect(throws: PlanError.noCommands(plan: database.path)) { try CompilationDatabase(path: database.path).plan() }
    #expect(
      "\(PlanError.noCommands(plan: "d.json"))" == """
        d.json has no commands for its Swift files: with CMake, require version 3.29 (cmake_minimum_required), or pass the \
        output of 'ninja -t compdb'
        """)
  }

  @Test("Reading a module whose sources all repeat its command takes time proportional to the file", .measuresTime)
  func manySources() throws {
    func effort(_ count: Int) throws -> Double {
      let sources = (0..<count).map { "/nowhere/\($0).swift" }
      let arguments = ["/t/swiftc", "-module-name", "App"] + sources
      let entries = sources.map { ["directory": "/nowhere", "file": $0, "arguments": arguments] as [String: Any] }
      let database = try TemporaryFile("", extension: "json")
      try JSONSerialization.data(withJSONObject: entries).write(to: database.url)
      return try Effort.processorTime {
        let plan = try #require(try CompilationDatabase(path: database.path).plan())
        #expect(plan.modules["App"]?.sources == sources)
      }
    }
    // A database of six times as many sources is 36 times as long.
    let ratio = try effort(300) / effort(50)
    #expect(ratio < 100)
  }

  @Test("A database without Swift gives no plan, and another document throws an error") func others() throws {
    let empty = try TemporaryFile("[{\"file\": \"d.c\", \"command\": \"clang -c d.c\"}]", extension: "json")
    #expect(try CompilationDatabase(path: empty.path).plan() == nil)
    let other = try TemporaryFile("{\"name\": 1}", extension: "json")
    #expect(throws: InvalidDatabase.self) { try CompilationDatabase(path: other.path).plan() }
  }
}
