import Cleanse
import Testing

@Suite("ComponentInstance")
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

  @Test("The handle keeps every shared object of the instance until it goes")
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

  @Test("The root is the one object that the instance's own bindings see")
  func root() throws {
    let instance = try ComponentFactory.of(App.self).instantiate()
    #expect(instance.root === instance.root)
  }

  @Test("An installed component is instantiated with its seed")
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

  @Test("Without the handle, what only the graph knows is not kept")
  func build() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self).build()
      let child = root.second.build(7)
      #expect(child.first.get() == nil)
      #expect(journal.alive == [])
    }
  }

  @Test("Two handles are two instances")
  func two() throws {
    let factory = try ComponentFactory.of(App.self)
    let first = factory.instantiate()
    let second = factory.instantiate()
    #expect(first.root !== second.root)
    #expect(first.root.first.get() !== second.root.first.get())
    #expect(first.root.first.get() != nil)
  }
}
