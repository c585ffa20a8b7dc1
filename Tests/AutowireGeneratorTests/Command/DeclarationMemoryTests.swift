import Foundation
import Testing

@testable import AutowireGenerator

@Suite("What is remembered") struct DeclarationMemoryTests {
  @Test("is not read again, and the output is left alone") func unchanged() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}", "B.swift": "class B {}"])
    #expect(workspace.run().filesRead == 2)
    let date = try workspace.date()
    #expect(workspace.run().filesRead == 0)
    #expect(try workspace.date() == date)
  }

  @Test("is left out for files that changed, came and went") func changed() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}", "B.swift": "class B: Injectable {}"])
    #expect(workspace.run().filesRead == 2)
    try workspace.write("class BB: Injectable {}", to: "B.swift")
    try workspace.write("class C: Injectable {}", to: "C.swift")
    #expect(workspace.run().filesRead == 2)
    try workspace.delete("A.swift")
    #expect(workspace.run().filesRead == 0)
    let fresh = try Workspace(["B.swift": "class BB: Injectable {}", "C.swift": "class C: Injectable {}"])
    _ = fresh.run()
    #expect(
      try workspace.written()
        == fresh.written().replacingOccurrences(of: fresh.folder.path, with: workspace.folder.path))
  }

  @Test("is left out for a file that changed behind a link") func link() throws {
    let workspace = try Workspace()
    let file = workspace.folder.appendingPathComponent("Linked.swift")
    try Data("class A: Injectable {}".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(
      at: workspace.sources.appendingPathComponent("A.swift"), withDestinationURL: file)
    #expect(workspace.run().filesRead == 1)
    try Data("class Changed: Injectable {}".utf8).write(to: file)
    #expect(workspace.run().filesRead == 1)
    #expect(try workspace.written().contains("Changed()"))
  }

  @Test("serves an output that does not change: it keeps its date") func sameOutput() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    let date = try workspace.date()
    try workspace.write("class A: Injectable {} // Said again.", to: "A.swift")
    #expect(workspace.run().filesRead == 1)
    #expect(try workspace.date() == date)
  }

  @Test("is written anew where it cannot be understood") func damaged() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    let cache = workspace.folder.appendingPathComponent("Cache")
    for name in ["declarations.json", "stamp"] { try Data("?".utf8).write(to: cache.appendingPathComponent(name)) }
    #expect(workspace.run() == .init(filesRead: 1))
  }

  @Test("the output is written again where it is gone") func lostOutput() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    try FileManager.default.removeItem(at: workspace.output)
    #expect(workspace.run() == .init())
    #expect(try workspace.written().contains("A()"))
  }

  @Test("an output and a part that others changed are written again, although no file is read") func changedOutput()
    throws
  {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run("--parts", "1")
    let (written, part) = try (workspace.written(), workspace.written(part: 1))
    try Data("broken".utf8).write(to: workspace.output)
    #expect(workspace.run("--parts", "1") == .init())
    #expect(try workspace.written() == written)
    try Data("broken".utf8).write(to: workspace.folder.appendingPathComponent("OutputPart1.swift"))
    #expect(workspace.run("--parts", "1") == .init())
    #expect(try workspace.written(part: 1) == part)
  }
}
