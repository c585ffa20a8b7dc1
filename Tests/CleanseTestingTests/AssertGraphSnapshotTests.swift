import TestSupport
import Cleanse
@testable import CleanseTesting
import Foundation
import Testing

@Suite("Snapshots of graphs")
struct AssertGraphSnapshotTests {
  @Test("the committed text of a graph is what the graph is")
  func same() {
    assertGraphSnapshot(Garage.self, file: "Snapshots/Garage.txt")
  }

  @Test("the text of a graph is sorted by name, and contributions keep their order")
  func text() {
    #expect(
      GraphText(of: GraphValidator.validate(Garage.self).graph).text == """
        Garage: scope Singleton, root Car
          Array<Int>: factory, contribution
          Array<Int>: value, contribution
          Car: factory, shared, root
            Engine
            Horn
          ComponentFactory<Trailer>: component factory
          Dictionary<String, Int>: value, contribution
          Engine: factory, shared, in EngineModule
            TaggedProvider<Fuel>
          Horn: factory
          TaggedProvider<Fuel>: factory, in EngineModule
          UInt: value

          Trailer: scope TrailerScope, seed Int, root Root
            Double: factory, shared
              Int
            Int: seed
            Root: factory, shared, root
              Int
              Engine

        """)
  }

  @Test("a missing file is recorded, fails once and says so")
  func missing() throws {
    let folder = try TemporaryFolder()
    let snapshot = GraphSnapshot(of: "a\nb\n", at: "New/App.txt", besides: folder.path("Tests.swift"))
    let path = folder.path("New/App.txt")
    #expect(
      snapshot.failure(isRecording: false)
        == "There was no snapshot. It is recorded now: review and commit \(path)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\nb\n")
    #expect(snapshot.failure(isRecording: false) == nil)
  }

  @Test("a difference is shown with what is around it, and leaves the file alone")
  func difference() throws {
    let folder = try TemporaryFolder()
    let committed = (1...9).map { "line \($0)\n" }.joined()
    _ = GraphSnapshot(of: committed, at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    let changed = committed.replacingOccurrences(of: "line 5\n", with: "line five\nline 5.5\n")
    let failure = GraphSnapshot(of: changed, at: "App.txt", besides: folder.path("Tests.swift")).failure(
      isRecording: false)
    #expect(
      failure == """
        The graph differs from \(folder.path("App.txt")):
        …
          line 3
          line 4
        - line 5
        + line five
        + line 5.5
          line 6
          line 7
        …
        To accept this, run the test with CLEANSE_RECORD=1 and commit the file.
        """)
    #expect(try String(contentsOf: folder.url(of: "App.txt"), encoding: .utf8) == committed)
  }

  @Test("recording rewrites a file that differs, and accepts it")
  func recording() throws {
    let folder = try TemporaryFolder()
    _ = GraphSnapshot(of: "old\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    #expect(
      GraphSnapshot(of: "new\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: true) == nil)
    #expect(try String(contentsOf: folder.url(of: "App.txt"), encoding: .utf8) == "new\n")
  }

  @Test("a file that cannot be written fails with the reason")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    _ = GraphSnapshot(of: "a file\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    let inside = GraphSnapshot(of: "a\n", at: "App.txt/Inside.txt", besides: folder.path("Tests.swift"))
    #expect(inside.failure(isRecording: false)?.hasPrefix("The snapshot ") == true)
    #expect(inside.failure(isRecording: false)?.contains("cannot be read or written") == true)
  }

  @Test("a missing file fails the assertion at the line of the call")
  func assertion() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Garage.txt")
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertGraphSnapshot(Garage.self, file: path) }
    #expect(failure.line == line)
    #expect(failure.text.hasPrefix("There was no snapshot."))
    assertGraphSnapshot(Garage.self, file: path)
  }

  @Test("a graph with errors fails with the report and is not recorded")
  func faulty() throws {
    let folder = try TemporaryFolder()
    let failure = try RecordedFailure.of {
      assertGraphSnapshot(Wreck.self, file: folder.path("Wreck.txt"))
    }
    #expect(failure.text.hasPrefix("Multiple Errors (3)\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("Wreck.txt")))
  }
}
