import Cleanse
import Testing

@Suite("Weak providers within a component")
struct WeakProviderTests {
  private final class Thing {
    let token = Journal.token("thing")
  }
  private struct Shared: RootComponent {
    typealias Root = HoldingBoth<WeakProvider<Thing>, Provider<Thing>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Thing.self).sharedInScope().to(factory: Thing.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Unshared: RootComponent {
    typealias Root = HoldingBoth<WeakProvider<Thing>, Provider<Thing>>
    static func configure(binder: Binder<Singleton>) { binder.bind(Thing.self).to(factory: Thing.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider of a shared type returns the same object while it is alive")
  func shared() throws {
    let root = try ComponentFactory.of(Shared.self).build()
    let thing = root.second.get()
    #expect(root.first.get() === thing)
    #expect(root.first.get() === root.first.get())
  }

  @Test("A weak provider creates a shared object while its binding is alive")
  func notMadeYet() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(Shared.self).build()
      #expect(journal.alive == [])
      let thing = root.first.get()
      #expect(thing != nil)
      #expect(root.second.get() === thing)
    }
  }

  @Test("A weak provider finds a shared object that only user code retains")
  func heldByUser() throws {
    var root: Shared.Root? = try ComponentFactory.of(Shared.self).build()
    let weakly = root?.first
    var thing = root?.second.get()
    root = nil
    #expect(weakly?.get() === thing)
    #expect(thing != nil)
    thing = nil
    #expect(weakly?.get() == nil)
  }

  @Test("A weak provider of a shared type creates nothing after its binding is released")
  func deadShared() throws {
    try Journal.keep { journal in
      let weakly = try ComponentFactory.of(Shared.self).build().first
      #expect(weakly.get() == nil)
      #expect(journal.alive == [])
    }
  }

  @Test("A weak provider retains neither the object nor the binding")
  func keepsNothing() throws {
    try Journal.keep { journal in
      var root: Shared.Root? = try ComponentFactory.of(Shared.self).build()
      let weakly = root?.first
      _ = root?.second.get()
      #expect(journal.alive == ["thing"])
      root = nil
      #expect(journal.alive == [])
      #expect(weakly?.get() == nil)
    }
  }

  @Test("A weak provider of an unshared type creates a new object at each request")
  func unshared() throws {
    let root = try ComponentFactory.of(Unshared.self).build()
    let first = root.first.get()
    let second = root.first.get()
    #expect(first != nil)
    #expect(second != nil)
    #expect(first !== second)
  }

  @Test("A weak provider of an unshared type returns nil after its binding is released")
  func deadUnshared() throws {
    var root: Unshared.Root? = try ComponentFactory.of(Unshared.self).build()
    let weakly = root?.first
    let thing = weakly?.get()
    #expect(thing != nil)
    root = nil
    #expect(weakly?.get() == nil)
    withExtendedLifetime(thing) {}
  }

  @Test("A component instance keeps the bindings of its weak providers alive")
  func handle() throws {
    var instance: ComponentInstance<Shared>? = try ComponentFactory.of(Shared.self).instantiate()
    let weakly = instance?.root.first
    #expect(weakly?.get() != nil)
    instance = nil
    #expect(weakly?.get() == nil)
  }

  @Test("A weak provider with its own closure returns the result of that closure")
  func byHand() {
    let thing = Thing()
    #expect(WeakProvider<Thing>(value: thing).get() === thing)
    #expect(WeakProvider<Thing>(getter: { nil }).get() == nil)
  }
}

@Suite("Weak providers in cycles")
struct WeakProviderCycleTests {
  private final class Parent {
    let child: Child
    let token = Journal.token("parent")
    init(child: Child) { self.child = child }
  }
  private final class Child {
    let parent: WeakProvider<Parent>
    let token = Journal.token("child")
    init(parent: WeakProvider<Parent>) { self.parent = parent }
  }
  private struct App: RootComponent {
    typealias Root = Holding<Parent>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Parent.self).sharedInScope().to(factory: Parent.init)
      binder.bind(Child.self).sharedInScope().to(factory: Child.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Two shared objects with a weak provider in their cycle are released")
  func shared() throws {
    try Journal.keep { journal in
      var root: App.Root? = try ComponentFactory.of(App.self).build()
      #expect(root?.held.child.parent.get() === root?.held)
      #expect(journal.alive.count == 2)
      root = nil
      #expect(journal.alive == [])
    }
  }

  @Test("A retained object with a weak provider does not retain its owner")
  func inner() throws {
    try Journal.keep { journal in
      var root: App.Root? = try ComponentFactory.of(App.self).build()
      let child = root?.held.child
      root = nil
      #expect(journal.alive == ["child"])
      #expect(child?.parent.get() == nil)
    }
  }

  private final class Main {
    let part: Part
    init(part: Part) { self.part = part }
  }
  private final class Part {
    let main: WeakProvider<Main>
    init(main: WeakProvider<Main>) { self.main = main }
  }
  private struct Rooted: RootComponent {
    typealias Root = Main
    static func configure(binder: UnscopedBinder) { binder.bind(Part.self).to(factory: Part.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider of the component's root returns the root while it is alive")
  func root() throws {
    var main: Main? = try ComponentFactory.of(Rooted.self).build()
    let part = main?.part
    #expect(part?.main.get() === main)
    main = nil
    #expect(part?.main.get() == nil)
  }
}
