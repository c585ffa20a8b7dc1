import TestSupport
import Cleanse
@testable import CleanseTesting
import Foundation
import Testing

@Suite("Snapshots of graphs", .collectsFailures)
struct AssertGraphSnapshotTests {
  @Test("The committed snapshot of a graph matches the graph")
  func same() {
    assertGraphSnapshot(Garage.self, matches: "Snapshots/Garage.txt")
  }

  @Test("The snapshot text is sorted by name and keeps the order of contributions")
  func text() {
    #expect(
      GraphValidator.validate(Garage.self).snapshotText == """
        Garage: scope Singleton, root Car
          Array<Int>: factory, element, warning unused-binding
          Array<Int>: value, element, warning unused-binding
          Car: factory, shared, root
            Engine
            Horn
          ComponentFactory<Trailer>: component factory, warning unused-binding
          Dictionary<String, Int>: value, element under doors, warning unused-binding
          Engine: factory, shared, in EngineModule
            TaggedProvider<Fuel>
          Horn: factory
          TaggedProvider<Fuel>: factory, in EngineModule
          UInt: value, warning unused-binding

          Trailer: scope TrailerScope, seed Int, root Trailer.Root
            Double: factory, shared, warning unused-binding
              Int
            Int: seed
            Trailer.Root: factory, shared, root
              Int
              Engine, from Garage

        warning: Double: is bound but never used [unused-binding]

        warning: Array<Int>: is bound but never used [unused-binding]

        warning: Dictionary<String, Int>: is bound but never used [unused-binding]

        warning: UInt: is bound but never used [unused-binding]

        warning: ComponentFactory<Trailer>: is never used, although its component is installed [unused-binding]

        """)
  }

  @Test("The snapshot text distinguishes nested types with the same short name")
  func nestedTypes() {
    let text = GraphValidator.validate(Sewing<Coat>.self).snapshotText
    #expect(text.contains("TaggedProvider<Coat.Make>: value"))
    #expect(GraphValidator.validate(Sewing<Dress>.self).snapshotText.contains("TaggedProvider<Dress.Make>: value"))
  }

  @Test("The snapshot text shows the form in which a dependency is requested")
  func forms() {
    let text = GraphValidator.validate(Asking<Thread>.self).snapshotText
    let deferred = GraphValidator.validate(Asking<Provider<Thread>>.self).snapshotText
    #expect(text.contains("    Thread\n"))
    #expect(deferred.contains("    Provider<Thread>\n"))
    #expect(
      GraphValidator.validate(Asking<Lazy<Thread>>.self).snapshotText
        == deferred.replacingOccurrences(of: "Provider<Thread>", with: "Lazy<Thread>"))
  }

  @Test("The snapshot text shows the Swift module of types from other modules")
  func modules() {
    let text = GraphValidator.validate(Asking<Date>.self).snapshotText
    #expect(text.contains("  Date (Foundation"))
    #expect(!text.contains("(CleanseTestingTests"))
  }

  @Test("A missing snapshot is recorded and fails once")
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

  @Test("A snapshot that differs fails with the changed lines in context and keeps the file")
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

  @Test("Snapshot comparison ignores the line endings of the committed file")
  func lineEnds() throws {
    let folder = try TemporaryFolder(["App.txt": "one\r\ntwo\r\n"])
    func failure(of text: String) -> String? {
      GraphSnapshot(of: text, at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    }
    #expect(failure(of: "one\ntwo\n") == nil)
    #expect(failure(of: "one\ntwo") != nil)
    #expect(failure(of: "one\nthree\n")?.contains("  one\n- two\n+ three\n") == true)
  }

  @Test("Recording replaces a snapshot that differs")
  func recording() throws {
    let folder = try TemporaryFolder()
    _ = GraphSnapshot(of: "old\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    #expect(
      GraphSnapshot(of: "new\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: true) == nil)
    #expect(try String(contentsOf: folder.url(of: "App.txt"), encoding: .utf8) == "new\n")
  }

  @Test("A snapshot assertion with `record: true` writes the file and fails")
  func recordingByCall() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Garage.txt")
    try "old\n".write(toFile: path, atomically: true, encoding: .utf8)
    for _ in 0..<2 {
      let line: Int = #line + 1
      let failure = try RecordedFailure.of { assertGraphSnapshot(Garage.self, matches: path, record: true) }
      #expect(failure.line == line)
      #expect(failure.text == "The snapshot is recorded. Leave out record: true, review and commit \(path)")
    }
    assertGraphSnapshot(Garage.self, matches: path)
    let module = folder.path("Engine.txt")
    let failure = try RecordedFailure.of { assertModuleSnapshot(EngineModule.self, matches: module, record: true) }
    #expect(failure.text.hasPrefix("The snapshot is recorded."))
    assertModuleSnapshot(EngineModule.self, matches: module)
  }

  @Test("Errors of plugins fail a snapshot assertion")
  func plugins() throws {
    let loader = CleanseServiceLoader([Objecting()])
    for assertion in [
      { assertGraphSnapshot(Garage.self, matches: "Snapshots/Garage.txt", serviceLoader: loader) },
      { assertModuleSnapshot(EngineModule.self, matches: "Snapshots/EngineModule.txt", serviceLoader: loader) },
    ] {
      #expect(try RecordedFailure.of(assertion).text.contains("no graphs on Sundays"))
    }
  }

  @Test("A snapshot that cannot be written fails with the reason")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    _ = GraphSnapshot(of: "a file\n", at: "App.txt", besides: folder.path("Tests.swift")).failure(isRecording: false)
    let inside = GraphSnapshot(of: "a\n", at: "App.txt/Inside.txt", besides: folder.path("Tests.swift"))
    #expect(inside.failure(isRecording: false)?.hasPrefix("The snapshot ") == true)
    #expect(inside.failure(isRecording: false)?.contains("cannot be read or written") == true)
  }

  @Test("A missing snapshot fails at the line of the call")
  func assertion() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Garage.txt")
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertGraphSnapshot(Garage.self, matches: path) }
    #expect(failure.line == line)
    #expect(failure.text.hasPrefix("There was no snapshot."))
    assertGraphSnapshot(Garage.self, matches: path)
  }

  @Test("The snapshot of a graph with errors fails with the report and is not recorded")
  func faulty() throws {
    let folder = try TemporaryFolder()
    let failure = try RecordedFailure.of {
      assertGraphSnapshot(Wreck.self, matches: folder.path("Wreck.txt"))
    }
    #expect(failure.text.hasPrefix("Multiple Errors (3)\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("Wreck.txt")))
  }
}

private struct Thread {}

private protocol Garment: SendableMetatype {
  associatedtype Make: Cleanse.Tag where Make.Element == Int
}

private struct Coat: Garment {
  struct Make: Cleanse.Tag { typealias Element = Int }
}

private struct Dress: Garment {
  struct Make: Cleanse.Tag { typealias Element = Int }
}

/// Binds a number tagged with a nested type.
private struct Sewing<G: Garment>: RootComponent {
  struct Root { let number: TaggedProvider<G.Make> }

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Int.self).tagged(with: G.Make.self).to(value: 1)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A root that requests a value in a given form.
private struct Asking<Form>: RootComponent {
  struct Root { let form: Form }

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Thread.self).to(factory: Thread.init)
    binder.bind(Date.self).to { Date(timeIntervalSince1970: 0) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { Root(form: $0) }
  }
}
