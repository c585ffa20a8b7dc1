import TestSupport
import Cleanse
import Testing

@Suite("Concurrent builds")
struct ThreadsComponentTests {
  private final class Service {
    init() { Race.dawdle() }
  }
  private final class Local {
    init() { Race.dawdle() }
  }
  private final class Session {
    let user: Int
    let service: Service
    let local: Local
    let sameLocal: Provider<Local>
    init(user: Int, service: Service, local: Local, sameLocal: Provider<Local>) {
      self.user = user
      self.service = service
      self.local = local
      self.sameLocal = sameLocal
    }
  }
  private struct SessionComponent: Component {
    typealias Root = Session
    typealias Seed = Int
    static func configure(binder: Binder<InnerScope>) { binder.bind().sharedInScope().to(factory: Local.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private typealias Main = HoldingBoth<Provider<Service>, ComponentFactory<SessionComponent>>
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.install(dependency: SessionComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Concurrent builds of a subcomponent share the parent's object and have their own objects")
  func installed() throws {
    for _ in 0..<5 {
      let main = try ComponentFactory.of(App.self).build()
      let sessions = Race.run { number in main.second.build(number) }
      #expect(sessions.map(\.user) == Array(0..<8))
      #expect(sessions.allSatisfy { $0.service === main.first.get() })
      #expect(Set(sessions.map { ObjectIdentifier($0.local) }).count == 8)
      #expect(sessions.allSatisfy { $0.local === $0.sameLocal.get() })
    }
  }

  private struct Counted: RootComponent {
    typealias Root = HoldingBoth<Int, Provider<Service>>
    static let runs = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      let run = runs.update { count in
        count += 1
        return count
      }
      binder.bind(Int.self).to(value: run)
      binder.bind().sharedInScope().to(factory: Service.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Concurrent builds of one root component factory each run configure and create their own objects")
  func rootFactory() throws {
    let factory = try ComponentFactory.of(Counted.self)
    let roots = Race.run { _ in factory.build() }
    #expect(roots.map(\.held).sorted() == Array(1...8))
    #expect(Counted.runs.value == 8)
    #expect(Set(roots.map { ObjectIdentifier($0.second.get()) }).count == 8)
  }

  private final class Kept {}
  private struct Keeping: RootComponent {
    typealias Root = Holding<Kept>
    static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Kept.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A root component factory retains exactly one instance after concurrent builds")
  func lastInstance() throws {
    var factory: ComponentFactory<Keeping>? = try ComponentFactory.of(Keeping.self)
    let observers = Race.run { _ in
      (0..<20).map { _ in Observer(factory?.build().held) }
    }
    .flatMap { $0 }
    #expect(observers.count { $0.isAlive } == 1)
    factory = nil
    #expect(observers.allSatisfy { !$0.isAlive })
  }

  @Test("Root component factories created concurrently share no objects")
  func creation() throws {
    let services = Race.run { _ in try? ComponentFactory.of(App.self).build().first.get() }
    #expect(services.allSatisfy { $0 != nil })
    #expect(Set(services.compactMap { $0.map(ObjectIdentifier.init) }).count == 8)
  }
}

extension HoldingBoth where First == Int {
  fileprivate var held: Int { first }
}
