import TestSupport
import Cleanse
import Testing

@Suite("Concurrent builds without validation")
struct UnvalidatedThreadsTests {
  private final class Service {
    init() { Race.dawdle() }
  }
  private final class Local {}
  private typealias Inner = Level<NothingUnscoped, HoldingBoth<Service, Local>>
  private struct NothingUnscoped: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: HoldingBoth<Service, Local>.init)
    }
  }
  private final class Session {
    let user: Int
    let service: Service
    let local: Local
    let sameLocal: () -> Local
    let inner: ComponentFactory<Inner>
    init(
      user: Int, service: Service, local: Local, sameLocal: @escaping () -> Local, inner: ComponentFactory<Inner>
    ) {
      self.user = user
      self.service = service
      self.local = local
      self.sameLocal = sameLocal
      self.inner = inner
    }
  }
  private struct SessionComponent: Component {
    typealias Root = Session
    typealias Seed = Int
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: Local.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = HoldingBoth<Provider<Service>, ComponentFactory<SessionComponent>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.install(dependency: SessionComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Concurrent builds of a subcomponent share only the parent's object without validation")
  func installed() throws {
    for _ in 0..<5 {
      let main = try ComponentFactory.of(App.self, validate: false).build()
      let sessions = Race.run { number in main.second.build(number) }
      #expect(sessions.map(\.user) == Array(0..<8))
      #expect(sessions.allSatisfy { $0.service === main.first.get() })
      #expect(Set(sessions.map { ObjectIdentifier($0.local) }).count == 8)
      #expect(sessions.allSatisfy { $0.local === $0.sameLocal() })
    }
  }

  @Test("Concurrent builds of a nested subcomponent use the objects of both ancestors")
  func inner() throws {
    for _ in 0..<5 {
      let session = try ComponentFactory.of(App.self, validate: false).build().second.build(1)
      let seen = Race.run { _ in session.inner.build().wanted }
      #expect(seen.allSatisfy { $0.first === session.service && $0.second === session.local })
    }
  }

  @Test("Concurrent builds of one root component factory share no objects without validation")
  func rootFactory() throws {
    let factory = try ComponentFactory.of(App.self, validate: false)
    let services = Race.run { number -> Service? in
      let main = factory.build()
      let inner = main.second.build(number).inner.build().wanted
      return inner.first === main.first.get() ? inner.first : nil
    }
    #expect(Set(services.map { $0.map(ObjectIdentifier.init) }).count == 8)
    #expect(services.allSatisfy { $0 != nil })
  }
}
