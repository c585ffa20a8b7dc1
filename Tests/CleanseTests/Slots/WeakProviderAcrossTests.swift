import Cleanse
import Testing

@Suite("Weak providers across components")
struct WeakProviderAcrossTests {
  private final class Service {
    let token = Journal.token("service")
  }
  private final class Draft {}
  private final class Main {
    let child: ComponentFactory<Child>
    let service: Provider<Service>
    init(child: ComponentFactory<Child>, service: Provider<Service>) {
      self.child = child
      self.service = service
    }
  }
  private final class ChildRoot {
    let service: WeakProvider<Service>
    let draft: WeakProvider<Draft>
    let main: WeakProvider<Main>
    let grandchild: ComponentFactory<Grandchild>
    init(
      service: WeakProvider<Service>, draft: WeakProvider<Draft>, main: WeakProvider<Main>,
      grandchild: ComponentFactory<Grandchild>
    ) {
      self.service = service
      self.draft = draft
      self.main = main
      self.grandchild = grandchild
    }
  }
  private struct Grandchild: Component {
    typealias Root = HoldingBoth<WeakProvider<Service>, WeakProvider<ChildRoot>>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Child: Component {
    typealias Root = ChildRoot
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Grandchild.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Service.self).sharedInScope().to(factory: Service.init)
      binder.bind(Draft.self).to(factory: Draft.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider in a child returns the parent's shared object and creates it if necessary")
  func sharedInParent() throws {
    let main = try ComponentFactory.of(App.self).build()
    let child = main.child.build()
    let service = child.service.get()
    #expect(service != nil)
    #expect(main.service.get() === service)
  }

  @Test("A weak provider in a child does not retain the parent's object")
  func notKept() throws {
    try Journal.keep { journal in
      var main: Main? = try ComponentFactory.of(App.self).build()
      let child = main?.child.build()
      _ = main?.service.get()
      #expect(journal.alive == ["service"])
      main = nil
      #expect(journal.alive == [])
      #expect(child?.service.get() == nil)
      #expect(child?.main.get() == nil)
    }
  }

  @Test("A weak provider in a child finds the parent's object while only user code retains it")
  func heldByUser() throws {
    var main: Main? = try ComponentFactory.of(App.self).build()
    let child = main?.child.build()
    let service = main?.service.get()
    main = nil
    #expect(child?.service.get() === service)
    #expect(service != nil)
  }

  @Test("A weak provider in a child returns the parent's root")
  func parentRoot() throws {
    let main = try ComponentFactory.of(App.self).build()
    #expect(main.child.build().main.get() === main)
  }

  @Test("A weak provider in a child creates a new object for each request of an unshared type")
  func unsharedInParent() throws {
    let factory = try ComponentFactory.of(App.self)
    let child = factory.build().child.build()
    let draft = child.draft.get()
    #expect(draft != nil)
    #expect(child.draft.get() !== draft)
    withExtendedLifetime(factory) {}
  }

  @Test("Weak providers in a grandchild reach the outermost component and the one in between")
  func grandchild() throws {
    var main: Main? = try ComponentFactory.of(App.self).build()
    var child = main?.child.build()
    let grandchild = child?.grandchild.build()
    #expect(grandchild?.first.get() === main?.service.get())
    #expect(grandchild?.second.get() === child)
    #expect(grandchild?.second.get() != nil)
    child = nil
    #expect(grandchild?.second.get() == nil)
    #expect(grandchild?.first.get() != nil)
    main = nil
    #expect(grandchild?.first.get() == nil)
  }

  @Test("A child's own binding shadows the parent's binding for weak providers")
  func hidden() throws {
    let root = try ComponentFactory.of(Hiding.self).build()
    let child = root.second.build()
    #expect(child.first.get() === child.second.get())
    #expect(child.first.get() !== root.first)
  }

  private struct Life: Cleanse.Scope {}
  private struct HidingChild: Component {
    typealias Root = HoldingBoth<WeakProvider<Service>, Provider<Service>>
    static func configure(binder: Binder<Life>) {
      binder.bind(Service.self).sharedInScope().to(factory: Service.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Hiding: RootComponent {
    typealias Root = HoldingBoth<Service, ComponentFactory<HidingChild>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Service.self).sharedInScope().to(factory: Service.init)
      binder.install(dependency: HidingChild.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
}
