import Cleanse
@testable import CleanseTesting
import Testing

@Suite("Test graphs with async bindings")
struct AsynchronousGraphTests {
  @Test("A test graph with async bindings returns their values and counts their creations")
  func testGraph() async throws {
    let graph = try await TestGraph(awaiting: Lighthouse.self)
    #expect(graph.creations.order == ["Current", "Lamp", "Tower"])
    #expect(graph.creations.count(of: Lighthouse.Lamp.self) == 1)
    #expect(try graph.value(Lighthouse.Lamp.self) === graph.root.lamp)
    try await graph.instance.start()
    try await graph.instance.stop()
  }

  @Test("A test graph with async bindings takes a seed, overrides, plugins, a trace and added bindings")
  func parameters() async throws {
    let trace = CreationTrace()
    let lamp = Lighthouse.Lamp()
    let graph = try await TestGraph(
      awaiting: Lighthouse.self, seed: (), overrides: .overriding(Lighthouse.Lamp.self, asyncFactory: { lamp }),
      serviceLoader: CleanseServiceLoader(), trace: trace
    ) { $0.bind(Int.self).to(value: 1) }
    #expect(graph.root.lamp === lamp)
    #expect(try graph.value(Int.self) == 1)
    #expect(!trace.entries.isEmpty)
    await #expect(throws: Objection.self) {
      try await TestGraph(awaiting: Lighthouse.self, serviceLoader: CleanseServiceLoader([Objecting()]))
    }
  }

  @Test("A test graph with async bindings can be built on the main actor") @MainActor
  func mainActor() async throws {
    let graph = try await TestGraph(awaiting: Lighthouse.self)
    MainActor.assertIsolated()
    #expect(graph.creations.order == ["Current", "Lamp", "Tower"])
    try await graph.instance.stop()
  }

  private struct Coast: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Buoy.self) }
    static func configureRoot(
      binder bind: ReceiptBinder<[AsyncComponentFactory<Buoy>]>
    ) -> BindingReceipt<[AsyncComponentFactory<Buoy>]> {
      bind.to { [$0] }
    }
  }
  private struct Buoy: Component {
    typealias Seed = Int
    static func configure(binder: Binder<TrailerScope>) {
      binder.bind(String.self).sharedInScope().to(asyncFactory: { (seed: Int) in "buoy \(seed)" })
    }
    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> { bind.to { [$0] } }
  }

  @Test("A test graph returns the factory of a subcomponent with async bindings")
  func installed() async throws {
    let graph = try TestGraph(Coast.self)
    let buoys = try graph.value(AsyncComponentFactory<Buoy>.self)
    #expect(try await buoys.build(3) == ["buoy 3"])
    #expect(try await buoys.instantiate(4).value(String.self) == "buoy 4")
    let error = #expect(throws: NotBoundError.self) { try graph.value(AsyncComponentFactory<Trailer>.self) }
    #expect(error?.description.hasPrefix("Coast does not bind ComponentFactory<Trailer>.") == true)
  }

  @Test("A graph whose only async binding is overridden can be built synchronously")
  func overrides() throws {
    let lamp = Lighthouse.Lamp()
    let graph = try TestGraph(Lighthouse.self, overrides: .overriding(Lighthouse.Lamp.self, with: lamp))
    #expect(graph.root.lamp === lamp)
    #expect(graph.creations.order == ["Current", "Tower"])
  }

  @Test("The error for async bindings in a synchronous TestGraph suggests TestGraph(awaiting:) or an override")
  func advice() throws {
    let error = try #require(throws: (any Error).self) { try TestGraph(Lighthouse.self) }
    #expect(
      "\(error)".contains(
        """
          help: use the awaiting form
                try await TestGraph(awaiting: Lighthouse.self)
          help: or override Lamp

        """))
  }

  @Test("The snapshot text shows values that are created concurrently")
  func concurrentSnapshot() {
    struct Beacon: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).sharedInScope().eager(.concurrently).to { 1 }
      }

      static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (number: Int) in "\(number)" }
      }
    }
    #expect(GraphValidator.validate(Beacon.self).snapshotText.contains("Int: factory, shared, eager, concurrent\n"))
  }

  @Test("The snapshot text shows eagerness and lifecycle hooks")
  func snapshot() {
    #expect(
      GraphValidator.validate(Lighthouse.self).snapshotText == """
        Lighthouse: scope Singleton, root Lighthouse.Tower
          Lighthouse.Current: factory, shared, eager
          Lighthouse.Lamp: asynchronous factory, shared, start hook, stop hook
            Lighthouse.Current
          Lighthouse.Tower: factory, shared, root
            Lighthouse.Lamp

        """)
  }
}
