import Cleanse
import CleanseGraph
import TestSupport
import Testing

@testable import GraphDocuments

/// Which node a creation in a trace belongs to.
extension PageTests {
  /// The identifiers of the nodes that have times, and the times.
  private func times(on page: OpenPage) async throws -> [String: String] {
    _ = try await page.rows(of: "heaviest")
    let rows: [[String]] = try await page.browser.value(
      """
      [...document.querySelectorAll('#heaviest tbody tr')]
        .map((row) => [row.querySelector('[data-node]').dataset.node, row.cells[1].textContent])
      """)
    return Dictionary(
      uniqueKeysWithValues: try rows.map { row in (page.document.nodes[try #require(Int(row[0]))].id, row[1]) })
  }

  @Test("A creation belongs to the node at its location, also where only the document or only the trace has columns")
  func columnsOfCreations() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Root", needs: "Sink", root: true, line: 1, column: 9), .element("Sink", line: 12, column: 5),
        .element("Sink", line: 112, column: 7), .element("Sink", line: 20), .element("Sink", line: 30, column: 5),
        .element("Sink", line: 30, column: 40)))
    let events = [
      TracedEvent("Root", 0, 10, own: 1000, at: "/src/App/App.swift:1"),
      TracedEvent("Sink", 10, 10, own: 2000, at: "/src/App/App.swift:12"),
      TracedEvent("Sink", 20, 10, own: 3000, at: "C:\\src\\App\\App.swift:112"),
      TracedEvent("Sink", 30, 10, own: 4000, at: "/src/App/App.swift:20:3"),
      TracedEvent("Sink", 40, 10, own: 5000, at: "/src/App/App.swift:30:40"),
    ]
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await page.load(events, module: "Sketch")
      let sink = "Sketch.App: Sketch.Sink element"
      #expect(
        try await times(on: page) == [
          "\(sink) #1": "2 ms", "\(sink) #2": "3 ms", "\(sink) #3": "4 ms", "\(sink) #5": "5 ms",
          "Sketch.App: Sketch.Root": "1 ms",
        ])
      #expect(try await page.text(of: "#trace-answer") == "5 nodes with times from start.json.")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A creation of a type that several components bind belongs to the node in the component of its instance")
  func components() async throws {
    let document = GraphDocument.sketch(
      .component("App", .binding("Root", needs: "Cache", root: true), .binding("Cache", line: 2)),
      .component("Session", in: "App", .binding("Profile", needs: "Cache", root: true), .binding("Cache", line: 2)),
      .component("BigSession", in: "App", .binding("Home", needs: "Cache", root: true), .binding("Cache", line: 2)))
    let events = [
      TracedEvent("Cache", 0, 10, own: 1000, in: "BigSession #1"),
      TracedEvent("Cache", 10, 10, own: 2000, in: "Session #1 (seed App #7)"),
      TracedEvent("Cache", 20, 10, own: 4000, at: "/src/App/Session.swift:2"),
    ]
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await page.load(events, module: "Sketch")
      #expect(
        try await times(on: page) == [
          "Sketch.App > Sketch.BigSession: Sketch.Cache": "1 ms", "Sketch.App > Sketch.Session: Sketch.Cache": "6 ms",
        ])
    }
  }

  @Test("A creation that could be that of several nodes belongs to none of them, and the page says so")
  func undecidedCreations() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Root", needs: "Sink", root: true), .element("Sink", line: 12), .element("Sink", line: 12),
        .binding("Clock", line: 3)),
      .component("Session", in: "App", .binding("Profile", needs: "Clock", root: true), .binding("Clock", line: 3)))
    let events = [
      TracedEvent("Root", 0, 50, own: 1000, in: "App #1"),
      TracedEvent("Sink", 10, 10, own: 2000, at: "/src/App/App.swift:12", in: "App #1"),
      TracedEvent("Sink", 20, 10, own: 3000, at: "/src/App/App.swift:12", in: "App #1"),
      TracedEvent("Clock", 30, 10, own: 4000, at: "/src/Elsewhere.swift:9"),
    ]
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await page.load(events, module: "Sketch")
      #expect(try await times(on: page) == ["Sketch.App: Sketch.Root": "1 ms"])
      #expect(
        try await page.text(of: "#trace-answer") == """
          1 node with times from start.json. 3 creations of Clock, Sink belong to no node here: several nodes have the \
          type, and the trace does not tell which one was created.
          """)
      try await page.load([events[3]], module: "Sketch")
      #expect(
        try await page.text(of: "#trace-answer") == """
          1 creation of Clock belongs to no node here: several nodes have the type, and the trace does not tell which \
          one was created.
          """)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Each creation of a real program belongs to the node that the graph created it with") func realTrace()
    async throws
  {
    let trace = CreationTrace()
    let instance = try ComponentFactory.of(TracedShop.self, trace: trace).instantiate()
    instance.root.order("Ann")
    let entries = trace.entries.filter { $0.kind == .value }
    #expect(entries.count == 6)
    try await OpenPage.of(GraphDocument(TracedShop.self), size: (1440, 900)) { page async throws in
      try await page.load(trace: trace.text(as: .chromeTrace))
      let traced = Set(try await times(on: page).keys)
      let lines = page.document.nodes.filter { traced.contains($0.id) }.compactMap { $0.location?.line }
      // The object of an assisted factory belongs to no node, though another node has its type.
      let created = entries.filter { $0.subject.name != "Order" }
      #expect(lines.sorted() == created.compactMap { $0.location?.line }.sorted())
      #expect(try await page.text(of: "#trace-answer") == "5 nodes with times from start.json.")
    }
  }
}

private struct TracedShop: RootComponent {
  struct Sink {}
  struct Primary: Cleanse.Tag { typealias Element = Sink }
  struct Order {}
  struct OrderFactory: AssistedFactory {
    typealias Seed = String
    typealias Element = Order
  }
  struct Desk {
    let sinks: [Sink]
    let primary: TaggedProvider<Primary>
    let plain: Sink
    let makeOrder: Factory<OrderFactory>
    func order(_ name: String) { _ = (primary.get(), makeOrder.build(name)) }
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Sink.self).intoCollection().to { Sink() }
    binder.bind(Sink.self).intoCollection().to { Sink() }
    binder.bind(Sink.self).tagged(with: Primary.self).sharedInScope().to { Sink() }
    binder.bind(Sink.self).to { Sink() }
    binder.bindFactory(Order.self).with(OrderFactory.self).to { (_: Assisted<String>) in Order() }
    binder.bind(Order.self).to { Order() }
  }

  static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
}
