import Cleanse
import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  private func shared(
    _ name: String, needs: [String] = [], kind: GraphDocument.Node.Kind = .factory, root: Bool = false,
    lifecycle: [GraphDocument.Node.Lifecycle] = []
  ) -> DocumentSketch.Node {
    var node = DocumentSketch.Node(name: name, needs: needs, kind: kind, isRoot: root, lifecycle: lifecycle)
    node.isShared = true
    return node
  }

  /// Expects the length of the start, its critical path and the possible savings.
  private func expect(
    _ length: String, path: [String], savings: [String], of events: [TracedEvent], in nodes: [DocumentSketch.Node]
  ) async throws {
    let app = DocumentSketch.Component(name: "App", scope: "Singleton", modules: [], nodes: nodes)
    try await OpenPage.of(DocumentSketch(components: [app], diagnostics: []).document, size: (1440, 900)) {
      page async throws in
      try await page.load(events, module: "Sketch")
      #expect(try await page.rows(of: "critical-path") == path)
      #expect(try await page.text(of: "#critical-path p").hasPrefix("The start takes \(length). "))
      #expect(try await page.rows(of: "savings") == savings)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The start tables of a synchronous build include eager objects and requests of providers") func synchronous()
    async throws
  {
    try await expect(
      "437 ms", path: ["Engine 100 ms", "SearchIndex 120 ms", "Disk 10 ms", "Light 5 ms", "Heavy 200 ms"],
      savings: ["Heavy 200 ms", "SearchIndex 120 ms", "Engine 100 ms", "Light 15 ms", "Disk 10 ms"],
      of: [
        TracedEvent("App", 0, 2000, own: 2000, kind: "instance"), TracedEvent("Engine", 2000, 100_000, own: 100_000),
        TracedEvent("SearchIndex", 102_000, 120_000, own: 120_000), TracedEvent("Window", 222_000, 215_000, own: 0),
        TracedEvent("Light", 222_000, 15_000, own: 5000, by: "Window"),
        TracedEvent("Disk", 222_000, 10_000, own: 10_000, by: "Light"),
        TracedEvent("Heavy", 237_000, 200_000, own: 200_000, by: "Window"),
      ],
      in: [
        shared("Window", needs: ["Light", "Provider<Heavy>"], root: true), shared("Light", needs: ["Disk"]),
        shared("Disk"), shared("Heavy"), shared("Engine", lifecycle: [.eager]),
        shared("SearchIndex", lifecycle: [.eager]),
      ])
  }

  @Test("The start tables of an awaited build take concurrent creations into account") func awaited() async throws {
    try await expect(
      "367 ms", path: ["SearchIndex 200 ms", "Ranking 50 ms", "Disk 100 ms", "Window 10 ms"],
      savings: ["Disk 100 ms", "SearchIndex 80 ms", "Ranking 50 ms"],
      of: [
        TracedEvent("App", 0, 7000, own: 7000, kind: "instance"),
        TracedEvent("Config", 7000, 156_000, own: 156_000, row: 4, kind: "awaited value", by: "Window"),
        TracedEvent("SearchIndex", 7000, 200_000, own: 200_000, row: 2, kind: "concurrent value", by: "Ranking"),
        TracedEvent("Thesaurus", 7000, 120_000, own: 120_000, row: 3, kind: "concurrent value", by: "Ranking"),
        TracedEvent("Ranking", 207_000, 50_000, own: 50_000, row: 3, kind: "concurrent value"),
        TracedEvent("Window", 257_000, 110_000, own: 10_000),
        TracedEvent("Disk", 257_000, 100_000, own: 100_000, by: "Window"),
      ],
      in: [
        shared("Window", needs: ["Disk", "Config"], root: true), shared("Disk"),
        shared("Config", kind: .asynchronousFactory),
        shared("Ranking", needs: ["SearchIndex", "Thesaurus"], lifecycle: [.eager, .concurrent]),
        shared("SearchIndex", lifecycle: [.eager, .concurrent]), shared("Thesaurus", lifecycle: [.eager, .concurrent]),
      ])
  }

  @Test("The start tables include the dependencies of async and concurrent objects and omit pauses")
  func prerequisites()
    async throws
  {
    try await expect(
      "160 ms", path: ["Config 20 ms", "Words 30 ms", "Thesaurus 100 ms", "Window 10 ms"],
      savings: ["Thesaurus 50 ms", "Words 30 ms", "Database 20 ms", "Config 20 ms"],
      of: [
        TracedEvent("Database", 0, 100_000, own: 80_000, row: 5, kind: "awaited value", by: "Window"),
        TracedEvent("Config", 0, 20_000, own: 20_000, by: "Database"),
        TracedEvent("Words", 20_000, 30_000, own: 30_000, by: "Thesaurus"),
        TracedEvent("Thesaurus", 50_000, 100_000, own: 100_000, row: 2, kind: "concurrent value", by: "Window"),
        TracedEvent("Window", 1_150_000, 10_000, own: 10_000),
      ],
      in: [
        shared("Window", needs: ["Database", "Thesaurus"], root: true),
        shared("Database", needs: ["Config"], kind: .asynchronousFactory), shared("Config"),
        shared("Thesaurus", needs: ["Words"], lifecycle: [.eager, .concurrent]), shared("Words"),
      ])
  }

  @Test("The start tables follow a thread that waits for another and keep shared dependencies of others") func waits()
    async throws
  {
    try await expect(
      "110 ms", path: ["Disk 80 ms", "Light 20 ms", "Window 10 ms"],
      savings: ["Disk 80 ms", "Light 20 ms"],
      of: [
        TracedEvent("Window", 0, 110_000, own: 10_000),
        TracedEvent("Light", 0, 100_000, own: 100_000, by: "Window"),
        TracedEvent("Disk", 0, 80_000, own: 80_000, row: 2),
      ],
      in: [shared("Window", needs: ["Light"], root: true), shared("Light", needs: ["Disk"]), shared("Disk")])
    try await expect(
      "100 ms", path: ["Disk 40 ms", "Light 20 ms", "Lamp 30 ms", "Window 10 ms"],
      savings: ["Disk 40 ms", "Lamp 30 ms", "Light 20 ms"],
      of: [
        TracedEvent("Window", 0, 100_000, own: 10_000), TracedEvent("Light", 0, 60_000, own: 20_000, by: "Window"),
        TracedEvent("Disk", 0, 40_000, own: 40_000, by: "Light"),
        TracedEvent("Lamp", 60_000, 30_000, own: 30_000, by: "Window"),
      ],
      in: [
        shared("Window", needs: ["Light", "Lamp"], root: true), shared("Light", needs: ["Disk"]),
        shared("Lamp", needs: ["Disk"]), shared("Disk"),
      ])
  }

  @Test("The start tables agree with the entries of a recorded trace") func recordedTrace() async throws {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(Studio.self, trace: trace).build()
    let entries = trace.entries
    // On one thread, the length of the start is the sum of all own times.
    let length = entries.reduce(0) { $0 + $1.ownTime } * 1000
    func total(_ type: Any.Type) throws -> Double {
      let name = String(describing: type)
      return try #require(entries.first { $0.subject.qualifiedName.hasSuffix(".\(name)") }).totalTime * 1000
    }
    let expected = [
      "Studio.Camera": try total(Studio.Camera.self), "Studio.Archive": try total(Studio.Archive.self),
      "Studio.Lens": try total(Studio.Lens.self),
    ]
    try await OpenPage.of(GraphDocument(Studio.self), size: (1440, 900)) { page async throws in
      try await page.load(trace: trace.text(as: .chromeTrace))
      _ = try await page.rows(of: "critical-path")
      let text = try await page.text(of: "#critical-path p")
      let shown = try #require(text.split(separator: " ").compactMap { Double($0) }.first)
      #expect(abs(shown - length) <= length / 20, "\(text), and \(length)")
      let rows = try await page.rows(of: "savings")
      for (name, total) in expected {
        let row = try #require(rows.first { $0.hasPrefix("\(name) ") }, "\(name) in \(rows)")
        let saving = try #require(row.split(separator: " ").compactMap { Double($0) }.first)
        #expect(abs(saving - total) <= total / 20, "\(row), and \(total)")
      }
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The start tables agree with the entries of a recorded trace of an awaited build")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func recordedAwaitedTrace() async throws {
    let trace = CreationTrace()
    _ = try await AsyncComponentFactory.of(Library.self, trace: trace).build()
    // The time during which at least one entry runs.
    var (length, end) = (0.0, 0.0)
    for entry in trace.entries {
      length += max(0, entry.start + entry.totalTime - max(entry.start, end)) * 1000
      end = max(end, entry.start + entry.totalTime)
    }
    try await OpenPage.of(GraphDocument(Library.self), size: (1440, 900)) { page in
      try await page.load(trace: trace.text(as: .chromeTrace))
      func names(_ table: String) async throws -> [String] {
        try await page.rows(of: table).map { String($0.prefix { $0 != " " }) }
      }
      #expect(try await names("critical-path") == ["Library.Index", "Library.Ranking", "Library.Desk"])
      // The catalogue is created beside the index.
      #expect(try await names("savings") == ["Library.Index", "Library.Ranking"])
      let text = try await page.text(of: "#critical-path p")
      let shown = try #require(text.split(separator: " ").compactMap { Double($0) }.first)
      #expect(abs(shown - length) <= length / 20, "\(text), and \(length)")
      #expect(try await page.browser.complaints() == [])
    }
  }
}

/// A component with an async binding, a concurrent object that takes longer, and another one that needs the latter.
private struct Library: RootComponent {
  final class Catalogue: Sendable { init() async throws { try await Task.sleep(nanoseconds: 20_000_000) } }
  final class Index: Sendable { init() { Thread.sleep(forTimeInterval: 0.2) } }
  final class Ranking: Sendable { init(index: Index) { Thread.sleep(forTimeInterval: 0.05) } }
  final class Desk { init(ranking: Ranking, catalogue: Catalogue) { Thread.sleep(forTimeInterval: 0.03) } }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Catalogue.self).sharedInScope().to(asyncFactory: { try await Catalogue() })
    binder.bind(Index.self).sharedInScope().eager(.concurrently).to(factory: Index.init)
    binder.bind(Ranking.self).sharedInScope().eager(.concurrently).to(factory: Ranking.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
    bind.to(factory: Desk.init)
  }
}

/// A component whose root has a transitive dependency and a provider that it calls.
private struct Studio: RootComponent {
  final class Lens { init() { Thread.sleep(forTimeInterval: 0.02) } }
  final class Camera { init(lens: Lens) { Thread.sleep(forTimeInterval: 0.01) } }
  final class Archive { init() { Thread.sleep(forTimeInterval: 0.04) } }
  final class Desk { init(camera: Camera, archive: Provider<Archive>) { _ = archive.get() } }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lens.self).sharedInScope().to(factory: Lens.init)
    binder.bind(Camera.self).sharedInScope().to(factory: Camera.init)
    binder.bind(Archive.self).sharedInScope().to(factory: Archive.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
    bind.to(factory: Desk.init)
  }
}
