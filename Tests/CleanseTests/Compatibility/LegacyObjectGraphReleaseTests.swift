import Cleanse
import Testing

@Suite("What a legacy object graph keeps alive")
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

  /// Installed, because no factory keeps what such a component builds.
  struct Inner: Component {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: Known.init)
      binder.bind().to(factory: Keeper.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("are shared objects that only it knows, as long as anybody holds it")
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

  @Test("goes with a root, and with unshared objects, that hold it")
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

  @Test("is what can be looked up even after a factory has let go of the instance")
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

  @Test("is nothing of the graph where only a provider that it handed out is left")
  func provider() throws {
    try Journal.keep { journal in
      let provider = try ComponentFactory.of(LegacyRoot.self).build().providerForClass(cls: Known.self)
      let known = provider() as? Known
      #expect(known === provider() as? Known)
      #expect(journal.alive == ["known"])
    }
  }
}
