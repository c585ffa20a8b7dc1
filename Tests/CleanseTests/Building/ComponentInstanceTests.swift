import Cleanse
import Testing

@Suite("Component instances")
struct ComponentInstanceTests {
  private final class Known {
    let token = Journal.token("known")
  }
  private struct Life: Cleanse.Scope {}
  private struct Child: Component {
    typealias Root = HoldingBoth<WeakProvider<Known>, Int>
    typealias Seed = Int
    static func configure(binder: Binder<Life>) {
      binder.bind(Known.self).sharedInScope().to(factory: Known.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = HoldingBoth<WeakProvider<Known>, ComponentFactory<Child>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Known.self).sharedInScope().to(factory: Known.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A component instance retains its shared objects until it is released")
  func keeps() throws {
    try Journal.keep { journal in
      var instance: ComponentInstance<App>? = try ComponentFactory.of(App.self).instantiate()
      let known = instance?.root.first
      #expect(known?.get() != nil)
      #expect(journal.alive == ["known"])
      #expect(known?.get() === known?.get())
      instance = nil
      #expect(journal.alive == [])
      #expect(known?.get() == nil)
    }
  }

  @Test("A component instance returns the same root at each access")
  func root() throws {
    let instance = try ComponentFactory.of(App.self).instantiate()
    #expect(instance.root === instance.root)
  }

  @Test("A component factory instantiates a subcomponent with its seed and retains its shared objects")
  func installed() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self).build()
      var instance: ComponentInstance<Child>? = root.second.instantiate(7)
      #expect(instance?.root.second == 7)
      #expect(instance?.root.first.get() != nil)
      #expect(journal.alive == ["known"])
      instance = nil
      #expect(journal.alive == [])
    }
  }

  @Test("A built root without component instance does not retain weakly referenced shared objects")
  func build() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self).build()
      let child = root.second.build(7)
      #expect(child.first.get() == nil)
      #expect(journal.alive == [])
    }
  }

  @Test("Two component instances of one factory have separate roots and shared objects")
  func two() throws {
    let factory = try ComponentFactory.of(App.self)
    let first = factory.instantiate()
    let second = factory.instantiate()
    #expect(first.root !== second.root)
    #expect(first.root.first.get() !== second.root.first.get())
    #expect(first.root.first.get() != nil)
  }
}
