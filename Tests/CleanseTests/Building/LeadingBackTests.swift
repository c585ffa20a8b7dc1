import Cleanse
import Testing

/// A component may depend, in every form, on the object that holds its component factory.
@Suite("Component factories in cycles")
struct LeadingBackTests {
  final class Delegate {
    var child: ComponentFactory<Child>?
    var pages: [Page] = []
    var detail: Factory<DetailFactory>?

    func inject(child: ComponentFactory<Child>, pages: [Page], detail: Factory<DetailFactory>) {
      self.child = child
      self.pages = pages
      self.detail = detail
    }
  }

  final class Page {
    let child: ComponentFactory<Child>?

    init(child: ComponentFactory<Child>?) {
      self.child = child
    }
  }

  final class Engine {}

  final class Detail {
    let id: Int
    let engine: Engine
    let child: ComponentFactory<Child>

    init(id: Assisted<Int>, engine: Engine, child: ComponentFactory<Child>) {
      self.id = id.get()
      self.engine = engine
      self.child = child
    }
  }

  struct DetailFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Detail
  }

  struct Child: Component {
    struct Root {
      let injector: PropertyInjector<Delegate>
      let lazyInjector: () -> PropertyInjector<Delegate>
      let pages: [Page]
      let lazyPages: Provider<[Page]>
      let detail: Factory<DetailFactory>
      let optionalDetail: Factory<DetailFactory>?
      let factory: ComponentFactory<Child>
    }

    static func configure(binder: Binder<InnerScope>) {
      binder.bind().intoCollection().to { Page(child: nil) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct App: RootComponent {
    typealias Root = PropertyInjector<Delegate>

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Child.self)
      binder.bind().intoCollection().to { Page(child: $0 as ComponentFactory<Child>) }
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<Delegate>>
    ) -> BindingReceipt<PropertyInjector<Delegate>> {
      bind.propertyInjector { $0.to(injector: Delegate.inject) }
    }
  }

  /// Retains the factory of a component that depends on this object.
  final class Cycle {
    let factory: ComponentFactory<CycleChild>

    init(factory: ComponentFactory<CycleChild>) {
      self.factory = factory
    }
  }

  struct CycleChild: Component {
    typealias Root = Asked<Provider<Cycle>>

    static func configure(binder: Binder<InnerScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  struct CycleApp: RootComponent {
    typealias Root = Asked<Provider<Cycle>>

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: CycleChild.self)
      binder.bind().sharedInScope().to(factory: Cycle.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  @Test("A subcomponent injects its parent's root injector, collections and assisted factories")
  func forms() throws {
    let delegate = Delegate()
    try ComponentFactory.of(App.self).build().injectProperties(into: delegate)
    let child = try #require(delegate.child?.build())
    let again = Delegate()
    child.injector.injectProperties(into: again)
    #expect(again.pages.count == 1)
    #expect(again.detail?.build(1).engine === delegate.detail?.build(2).engine)
    let third = Delegate()
    child.lazyInjector().injectProperties(into: third)
    #expect(third.pages.count == 1)
    #expect(child.pages.map { $0.child == nil } == [true, false])
    #expect(child.lazyPages.get().map { $0.child == nil } == [true, false])
    #expect(child.detail.build(3).child.build().optionalDetail?.build(4).id == 4)
    #expect(child.factory.build().factory.build().pages.count == 2)
  }

  @Test("Objects in a cycle through a component factory are released with the last reference")
  func release() throws {
    var delegate: Delegate? = Delegate()
    try ComponentFactory.of(App.self).build().injectProperties(into: try #require(delegate))
    weak let engine = delegate?.detail?.build(1).engine
    var child = delegate?.child?.build()
    delegate = nil
    #expect(engine != nil)
    #expect(child?.detail.build(2).engine === engine)
    child = nil
    #expect(engine == nil)
  }

  @Test("A shared object with a component factory that depends on it is a retain-cycle warning")
  func cycle() {
    let warnings = GraphValidator.validate(CycleApp.self).warnings
    #expect(warnings.map(\.id) == [.retainCycle])
    #expect(
      warnings.first?.steps.map(\.text.description) == [
        "Cycle can retain ComponentFactory<CycleChild>",
        "the factory builds CycleChild, whose Asked<Provider<Cycle>> depends on Cycle",
      ])
  }

  @Test("Injectors, unshared objects and assisted factories in a factory cycle cause no warning")
  func noCycle() {
    #expect(GraphValidator.validate(App.self).warnings.filter { $0.id == .retainCycle }.map(\.description) == [])
  }
}
