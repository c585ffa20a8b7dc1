import Cleanse
import Testing

@Suite("Graphs without validation")
struct UnvalidatedGraphTests {
  private final class Service {
    let token = Journal.token("service")
  }
  private final class MiddleService {
    let token = Journal.token("middle service")
  }
  private struct Life: Cleanse.Scope {}
  private struct Inner: Component {
    typealias Root = HoldingBoth<Service, MiddleService>
    static func configure(binder: UnscopedBinder) { Journal.note("inner") }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private final class MiddleRoot {
    let inner: ComponentFactory<Inner>
    let service: Service
    let middleService: MiddleService
    let weakly: WeakProvider<Service>
    init(
      inner: ComponentFactory<Inner>, service: Service, middleService: MiddleService, weakly: WeakProvider<Service>
    ) {
      self.inner = inner
      self.service = service
      self.middleService = middleService
      self.weakly = weakly
    }
  }
  private struct Middle: Component {
    typealias Root = MiddleRoot
    static func configure(binder: Binder<Life>) {
      Journal.note("middle")
      binder.bind(MiddleService.self).sharedInScope().to(factory: MiddleService.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = HoldingBoth<ComponentFactory<Middle>, Provider<Service>>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("app")
      binder.bind(Service.self).sharedInScope().to(factory: Service.init)
      binder.install(dependency: Middle.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Subcomponents are configured when the root component factory is created", arguments: [true, false])
  func configured(validate: Bool) throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self, validate: validate)
      #expect(journal.entries == ["app", "middle", "inner"])
      let middle = factory.build().first.build()
      #expect(journal.entries == ["app", "middle", "inner", "middle"])
      _ = middle.inner.build()
      #expect(journal.entries == ["app", "middle", "inner", "middle", "inner"])
    }
  }

  @Test("Each further component instance runs configure once without validation")
  func furtherRuns() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self, validate: false).build()
      for _ in 0..<3 { _ = root.first.build().inner.build() }
      #expect(journal.count("app") == 1)
      #expect(journal.count("middle") == 1 + 3)
      #expect(journal.count("inner") == 1 + 3)
    }
  }

  @Test("Components on three levels share the right objects without validation")
  func objects() throws {
    let root = try ComponentFactory.of(App.self, validate: false).build()
    let service = root.second.get()
    let first = root.first.build()
    let second = root.first.build()
    #expect(first.service === service)
    #expect(first.weakly.get() === service)
    #expect(second.service === service)
    #expect(first.middleService !== second.middleService)
    let inner = first.inner.build()
    #expect(inner.first === service)
    #expect(inner.second === first.middleService)
    #expect(second.inner.build().second === second.middleService)
    #expect(first.inner.build().second === first.middleService)
  }

  @Test("A second root instance has its own objects without validation")
  func secondRoot() throws {
    let factory = try ComponentFactory.of(App.self, validate: false)
    let first = factory.build()
    let firstMiddle = first.first.build()
    _ = firstMiddle.inner.build()
    let second = factory.build()
    let secondMiddle = second.first.build()
    #expect(secondMiddle.service === second.second.get())
    #expect(secondMiddle.service !== firstMiddle.service)
    #expect(secondMiddle.inner.build().first === second.second.get())
    #expect(secondMiddle.inner.build().second === secondMiddle.middleService)
  }

  @Test("A subcomponent of an older root instance uses the objects of that instance")
  func olderInstance() throws {
    let factory = try ComponentFactory.of(App.self, validate: false)
    let first = factory.build()
    let second = factory.build()
    _ = second.first.build().inner.build()
    let middle = first.first.build()
    #expect(middle.service === first.second.get())
    #expect(middle.inner.build().first === first.second.get())
  }

  @Test("Component factories of a graph without validation need not be retained")
  func unkept() throws {
    let middle = try ComponentFactory.of(App.self, validate: false).build().first.build()
    #expect(middle.inner.build().first === middle.service)
    let inner = try ComponentFactory.of(App.self, validate: false).build().first.build().inner
    #expect(inner.build().first === inner.build().first)
  }

  @Test("All objects of a graph without validation are released")
  func released() throws {
    try Journal.keep { journal in
      do {
        let factory = try ComponentFactory.of(App.self, validate: false)
        let root = factory.build()
        let middle = root.first.build()
        _ = middle.inner.build()
        #expect(journal.alive.count == 2)
        withExtendedLifetime((factory, root, middle)) {}
      }
      #expect(journal.alive == [])
    }
  }

  @Test("A shared object with a component factory is released without validation")
  func sharedHolder() throws {
    try Journal.keep { journal in
      do {
        let root = try ComponentFactory.of(Opening.self, validate: false).build()
        _ = root.held.child.build()
        #expect(journal.alive.count == 1)
      }
      #expect(journal.alive == [])
    }
  }

  private final class Opener {
    let child: ComponentFactory<Child>
    let token = Journal.token("opener")
    init(child: ComponentFactory<Child>) { self.child = child }
  }
  private struct Child: Component {
    typealias Root = Holding<Int>
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Opening: RootComponent {
    typealias Root = Holding<Opener>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Opener.self).sharedInScope().to(factory: Opener.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
}
