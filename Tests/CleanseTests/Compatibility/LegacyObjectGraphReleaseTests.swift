import Cleanse
import Testing

@Suite("Lifetimes in a legacy object graph")
struct LegacyObjectGraphReleaseTests {
  final class Known {
    let token = Journal.token("known")
  }
  final class Root {
    let graph: LegacyObjectGraph
    let token = Journal.token("root")
    init(graph: LegacyObjectGraph) { self.graph = graph }
  }
  final class Keeper {
    let graph: LegacyObjectGraph
    let token = Journal.token("keeper")
    init(graph: LegacyObjectGraph) { self.graph = graph }
  }
  struct Outer {
    let factory: ComponentFactory<Inner>
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Outer>) -> BindingReceipt<Outer> {
      bind.to(factory: Outer.init)
    }
  }

  /// A subcomponent, because its component factory does not retain its instances.
  struct Inner: Component {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: Known.init)
      binder.bind().to(factory: Keeper.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A legacy object graph retains its shared objects until it is released")
  func shared() throws {
    try Journal.keep { journal in
      let outer = try ComponentFactory.of(App.self).build()
      var root: Root? = outer.factory.build()
      _ = root?.graph.objectForClass(cls: Known.self)
      #expect(journal.alive == ["root", "known"])
      var graph = root?.graph
      root = nil
      #expect(journal.alive == ["known"])
      _ = graph
      graph = nil
      #expect(journal.alive == [])
    }
  }

  @Test("A legacy object graph is released with the root or unshared object that holds it")
  func released() throws {
    try Journal.keep { journal in
      let outer = try ComponentFactory.of(App.self).build()
      var root: Root? = outer.factory.build()
      var keeper = root?.graph.objectForClass(cls: Keeper.self)
      root = nil
      #expect(journal.alive == ["keeper"])
      _ = keeper
      keeper = nil
      #expect(journal.alive == [])
    }
  }

  @Test("A legacy object graph as root looks up objects after its factory is released")
  func rootGraph() throws {
    try Journal.keep { journal in
      var graph: LegacyObjectGraph? = try ComponentFactory.of(LegacyRoot.self).build()
      let first = graph?.objectForClass(cls: Known.self) as? Known
      #expect(first === graph?.objectForClass(cls: Known.self) as? Known)
      _ = graph?.objectForClass(cls: Keeper.self)
      #expect(journal.alive == ["known"])
      graph = nil
      withExtendedLifetime(first) { #expect(journal.alive == ["known"]) }
    }
  }

  struct LegacyRoot: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Known.init)
      binder.bind().to(factory: Keeper.init)
    }
  }

  @Test("A provider from a legacy object graph retains only the object that it returns")
  func provider() throws {
    try Journal.keep { journal in
      let provider = try ComponentFactory.of(LegacyRoot.self).build().providerForClass(cls: Known.self)
      let known = provider() as? Known
      #expect(known === provider() as? Known)
      #expect(journal.alive == ["known"])
    }
  }
}
