import Foundation
import Testing

@testable import cleanse_autowire

@Suite("Cache of declarations") struct DeclarationMemoryTests {
  @Test("Unchanged files are not read again, and the output keeps its date") func unchanged() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}", "B.swift": "class B {}"])
    #expect(workspace.run().filesRead == 2)
    let date = try workspace.date()
    #expect(workspace.run().filesRead == 0)
    #expect(try workspace.date() == date)
  }

  @Test("Changed, added and deleted files update the output, and unchanged ones are not read") func changed() throws {
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

  @Test("A file that changed behind a symbolic link is read again") func link() throws {
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

  @Test("An output with equal text keeps its date") func sameOutput() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    let date = try workspace.date()
    try workspace.write("class A: Injectable {} // Said again.", to: "A.swift")
    #expect(workspace.run().filesRead == 1)
    #expect(try workspace.date() == date)
  }

  @Test("A damaged cache is written again") func damaged() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    let cache = workspace.folder.appendingPathComponent("Cache")
    for name in ["declarations.json", "stamp"] { try Data("?".utf8).write(to: cache.appendingPathComponent(name)) }
    #expect(workspace.run() == .init(filesRead: 1))
  }

  @Test("A deleted output is written again without reading sources") func lostOutput() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    _ = workspace.run()
    try FileManager.default.removeItem(at: workspace.output)
    #expect(workspace.run() == .init())
    #expect(try workspace.written().contains("A()"))
  }

  @Test("A modified output or part is written again without reading sources") func changedOutput()
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
