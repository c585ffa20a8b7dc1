import Cleanse
import CleanseTesting
import Testing

@Suite("Test graphs")
struct TestGraphTests {
  private final class Probe {
    private(set) var engine: Engine?
    private(set) var makeHorn: (() -> any Horn)?

    func inject(engine: Engine, makeHorn: @escaping () -> any Horn) {
      self.engine = engine
      self.makeHorn = makeHorn
    }
  }

  // MARK: Values

  @Test("A test graph returns the values that the root component binds")
  func values() throws {
    let graph = try TestGraph(Garage.self)
    #expect(try graph.value(Engine.self) === graph.root.engine)
    #expect(try graph.value(Car.self) === graph.root)
    #expect(try graph.value((any Horn).self).sound == "honk")
    #expect(try graph.value(String.self, tag: Fuel.self) == "diesel")
    #expect(try graph.value(tag: Fuel.self) == "diesel")
    #expect(try graph.value([Int].self) == [4, 5, 6])
    #expect(try graph.value([String: Int].self) == ["doors": 3])
    #expect(try graph.value(UInt.self) == 7)
  }

  @Test("A test graph returns providers, also tagged ones")
  func providers() throws {
    let graph = try TestGraph(Garage.self)
    #expect(try graph.value(TaggedProvider<Fuel>.self).get() == "diesel")
    #expect(try graph.value(Provider<Engine>.self).get() === graph.root.engine)
    let trailer = try graph.value(ComponentFactory<Trailer>.self).instantiate(12)
    #expect(try trailer.value(Provider<Double>.self).get() == 12)
  }

  @Test("A test graph returns the values of overrides")
  func overrides() throws {
    let graph = try TestGraph(
      Garage.self,
      overrides: Overrides().overriding((any Horn).self) { FakeHorn() }
        .overriding(String.self, tag: Fuel.self, with: "water")
        .overriding([Int].self, with: [1]))
    #expect(graph.root.horn.sound == "silence")
    #expect(graph.root.engine.fuel == "water")
    #expect(try graph.value(tag: Fuel.self) == "water")
    #expect(try graph.value([Int].self) == [1])
  }

  @Test("The instance of a subcomponent returns its own values only")
  func installed() throws {
    let graph = try TestGraph(Garage.self)
    let trailer = try graph.value(ComponentFactory<Trailer>.self).instantiate(12)
    #expect(trailer.root.engine === graph.root.engine)
    #expect(try trailer.value(Double.self) == 12)
    #expect(try trailer.value(Int.self) == 12)
    #expect(throws: NotBoundError.self) { try trailer.value(Engine.self) }
  }

  @Test("The error for an unbound value names the type and the subcomponent that binds it")
  func notBound() throws {
    let graph = try TestGraph(Garage.self)
    let error = #expect(throws: NotBoundError.self) { try graph.value(Lamp.self) }
    #expect(error?.description.hasPrefix("Garage does not bind Lamp.") == true)
    #expect(throws: NotBoundError.self) { try graph.value(String.self) }
    #expect(throws: NotBoundError.self) { try graph.value(WeakProvider<Engine>.self) }
    #expect(throws: NotBoundError.self) { try graph.value(Provider<Lamp>.self) }
    let installed = #expect(throws: NotBoundError.self) { try graph.value(Double.self) }
    #expect(installed?.installedComponents.first == Trailer.self)
    #expect(
      installed?.description == """
        Garage does not bind Double, but its subcomponent Trailer does. Use an instance of the subcomponent: \
        instance.value(ComponentFactory<Trailer>.self).instantiate(…).value(…)
        """)
  }

  private struct `Spare wheel` {}
  private struct `Spare parts`: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }

  @Test("The error for an unbound type prints raw identifiers as code writes them")
  func rawIdentifiers() throws {
    let graph = try TestGraph(`Spare parts`.self)
    let missing = #expect(throws: NotBoundError.self) { try graph.value(`Spare wheel`.self) }
    #expect(missing?.description.hasPrefix("`Spare parts` does not bind `Spare wheel`. Use the bound type") == true)
    let derived = #expect(throws: NotBoundError.self) { try graph.value(WeakProvider<`Spare wheel`>.self) }
    #expect(derived?.description.contains("\u{A0}") == false)
  }

  @Test("The error for a derived type such as WeakProvider names the bound type to use")
  func forms() throws {
    let graph = try TestGraph(Garage.self)
    func text<Element>(_ type: Element.Type) throws -> String? {
      #expect(throws: NotBoundError.self) { try graph.value(type) }?.description
    }
    #expect(
      try text(WeakProvider<Engine>.self) == """
        Garage does not bind WeakProvider<Engine>, which is derived from a binding. Use the bound type: \
        value(Engine.self)
        """)
    #expect(try text((() -> (any Horn)?).self)?.hasSuffix("value((any Horn).self)") == true)
    #expect(try text(TaggedProvider<Fuel>?.self)?.hasSuffix("value(TaggedProvider<Fuel>.self)") == true)
    #expect(
      try text(SendableComponentFactory<Trailer>.self)?.hasSuffix("value(ComponentFactory<Trailer>.self)") == true)
  }

  @Test("A test graph runs plugins and records created values in a trace")
  func pluginsAndTraces() throws {
    let loader = CleanseServiceLoader([Objecting()])
    #expect(throws: Objection.self) { try TestGraph(Garage.self, serviceLoader: loader) }
    let trace = CreationTrace()
    let graph = try TestGraph(Garage.self, trace: trace)
    #expect(trace.entries.contains { $0.subject == TypeReference(Engine.self) })
    #expect(
      graph.creations.types
        == [
          TypeReference(TaggedProvider<Fuel>.self), TypeReference(Engine.self), TypeReference((any Horn).self),
          TypeReference(Car.self),
        ])
    #expect(graph.creations.types.map(\.description) == graph.creations.order)
  }

  @Test("A test graph throws the errors of the graph")
  func faulty() {
    #expect(throws: MultiError.self) { try TestGraph(Wreck.self) }
    #expect(throws: UnusedOverride.self) {
      try TestGraph(Garage.self, overrides: .overriding(Lamp.self, with: Lamp()))
    }
  }

  @Test("A test graph builds a component from a seed")
  func seed() throws {
    struct Parked: RootComponent {
      typealias Seed = Int
      struct Root { let number: Int }
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    let graph = try TestGraph(Parked.self, seed: 8)
    #expect(graph.root.number == 8)
    #expect(try graph.value(Int.self) == 8)
  }

  // MARK: Creations

  @Test("A test graph counts creations in all components")
  func counts() throws {
    let graph = try TestGraph(Garage.self)
    #expect(graph.creations.count(of: Engine.self) == 1)
    #expect(graph.creations.count(of: (any Horn).self) == 1)
    _ = try graph.value((any Horn).self)
    _ = try graph.value(Engine.self)
    #expect(graph.creations.count(of: (any Horn).self) == 2)
    #expect(graph.creations.count(of: Engine.self) == 1)
    #expect(graph.creations.count(tag: Fuel.self) == 1)
    #expect(graph.creations.count(of: String.self) == 0)
    #expect(graph.creations.count(of: UInt.self) == 0)
    let factory = try graph.value(ComponentFactory<Trailer>.self)
    for load in 1...3 { _ = try factory.instantiate(load).value(Double.self) }
    #expect(graph.creations.count(of: Trailer.Root.self) == 3)
    #expect(graph.creations.count(of: Double.self) == 3)
  }

  @Test("A test graph records the order of creation, dependencies first")
  func order() throws {
    let graph = try TestGraph(Garage.self)
    #expect(graph.creations.order == ["TaggedProvider<Fuel>", "Engine", "Horn", "Car"])
    graph.creations.reset()
    _ = try graph.value([Int].self)
    #expect(graph.creations.order == ["Array<Int>"])
  }

  @Test("A test graph records the creations of overrides instead of the overridden bindings")
  func overriddenCreations() throws {
    let graph = try TestGraph(
      Garage.self,
      overrides: Overrides().overriding((any Horn).self, with: FakeHorn())
        .overriding(String.self, tag: Fuel.self) { "water" })
    #expect(graph.creations.order == ["TaggedProvider<Fuel>", "Engine", "Car"])
  }

  @Test("A test graph records creations on many threads")
  func threads() async throws {
    nonisolated(unsafe) let graph = try TestGraph(Garage.self)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = try? graph.value((any Horn).self) } }
    }
    #expect(graph.creations.count(of: (any Horn).self) == 51)
  }

  @Test("Two test graphs share no objects, overrides or counts")
  func apart() throws {
    let first = try TestGraph(Garage.self)
    let second = try TestGraph(Garage.self, overrides: .overriding(UInt.self, with: 8))
    _ = try first.value((any Horn).self)
    #expect(first.creations.count(of: (any Horn).self) == 2)
    #expect(second.creations.count(of: (any Horn).self) == 1)
    #expect(try first.value(UInt.self) == 7)
    #expect(try second.value(UInt.self) == 8)
    #expect(first.root !== second.root)
  }

  @Test("Hundreds of parallel test graphs keep their overrides and creations separate", arguments: 0..<300)
  func parallel(number: Int) throws {
    let graph = try TestGraph(
      Garage.self,
      overrides: Overrides().overriding(String.self, tag: Fuel.self) { "fuel \(number)" }
        .overriding(UInt.self, with: UInt(number)))
    #expect(graph.root.engine.fuel == "fuel \(number)")
    #expect(try graph.value(UInt.self) == UInt(number))
    let trailer = try graph.value(ComponentFactory<Trailer>.self).instantiate(number)
    #expect(trailer.root.load == number)
    #expect(trailer.root.engine === graph.root.engine)
    #expect(graph.creations.order == ["TaggedProvider<Fuel>", "Engine", "Horn", "Car", "Root"])
  }

  // MARK: Property injection

  @Test("A test graph injects properties into an object of the test")
  func injection() throws {
    let graph = try TestGraph(Garage.self) { binder in
      binder.bindPropertyInjectionOf(Probe.self).to(injector: Probe.inject)
    }
    let probe = Probe()
    try graph.injectProperties(into: probe)
    #expect(probe.engine === graph.root.engine)
    #expect(probe.makeHorn?().sound == "honk")
  }

  @Test("Property injection without a binding for the object's class throws an error")
  func noInjector() throws {
    let graph = try TestGraph(Garage.self)
    #expect(throws: NotBoundError.self) { try graph.injectProperties(into: Probe()) }
  }

  @Test("Bindings that a test adds are validated with the graph")
  func added() {
    let error = #expect(throws: MissingProvider.self) {
      try TestGraph(Garage.self) { binder in
        binder.bindPropertyInjectionOf(Probe.self).to { (probe: Probe, lamp: Lamp) in }
      }
    }
    #expect(error.map { TypeReference($0.requestedType) } == TypeReference(Lamp.self))
  }
}
