import TestSupport
import Cleanse
import Testing

@Suite("Weak providers on several threads")
struct ThreadsWeakProviderTests {
  private final class Service {
    init() { Race.dawdle() }
  }
  private struct Services: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Service.self).sharedInScope().to {
        made.update { $0 += 1 }
        return Service()
      }
      binder.bind().to(factory: HoldingBoth<WeakProvider<Service>, Provider<Service>>.init)
    }
  }

  @Test("Weak and strong providers on several threads create one object")
  func create() throws {
    let both = try resolve(HoldingBoth<WeakProvider<Service>, Provider<Service>>.self, from: Services.self)
    let seen = Race.run { number in number.isMultiple(of: 2) ? both.first.get() : both.second.get() }
    let first = try #require(seen[0])
    #expect(seen.allSatisfy { $0 === first })
    #expect(Services.made.value == 1)
  }

  private final class Main {
    let me: WeakProvider<Main>
    init(me: WeakProvider<Main>) { self.me = me }
  }
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Weak providers on several threads return the root while it is alive")
  func root() throws {
    var main: Main? = try ComponentFactory.of(App.self).build()
    let weak = try #require(main?.me)
    #expect(Race.run { _ in weak.get() === main } == Array(repeating: true, count: 8))
    main = nil
    #expect(Race.run { _ in weak.get() == nil } == Array(repeating: true, count: 8))
  }

  @Test("Weak providers on several threads return the root or nil during its release")
  func lettingGo() throws {
    for _ in 0..<50 {
      let main = Locked<Main?>(try ComponentFactory.of(App.self).build())
      let weak = try #require(main.value?.me)
      let seen = Race.run { number -> Bool in
        if number == 0 {
          main.update { $0 = nil }
          return true
        }
        return weak.get().map { $0.me.get() === $0 } ?? true
      }
      #expect(seen == Array(repeating: true, count: 8))
      #expect(weak.get() == nil)
    }
  }

  /// Has the factory of a component that depends on it, so that only its users retain it.
  private final class Hub {
    let child: ComponentFactory<Child>
    init(child: ComponentFactory<Child>) { self.child = child }
  }
  private struct Child: Component {
    typealias Root = Holding<Hub>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Hubs: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Hub.init)
      binder.install(dependency: Child.self)
      binder.bind().to(factory: HoldingBoth<WeakProvider<Hub>, Provider<Hub>>.init)
    }
  }

  @Test("Weak providers on several threads find one object while it is in use")
  func comeAndGo() throws {
    let both = try resolve(HoldingBoth<WeakProvider<Hub>, Provider<Hub>>.self, from: Hubs.self)
    let seen = Race.run { number in
      (0..<100).allSatisfy { _ in
        let hub = both.second.get()
        return both.first.get() === hub && hub.child.build().held === hub && both.second.get() === hub
      }
    }
    #expect(seen == Array(repeating: true, count: 8))
  }

  private final class Fresh {}
  private struct Unshared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Fresh.init)
      binder.bind().to(factory: HoldingBoth<WeakProvider<Fresh>, Provider<Fresh>>.init)
    }
  }

  @Test("Weak providers on several threads create a new object for each unshared request")
  func unshared() throws {
    let both = try resolve(HoldingBoth<WeakProvider<Fresh>, Provider<Fresh>>.self, from: Unshared.self)
    let seen = Race.run { _ in both.first.get() }.compactMap { $0 }
    #expect(Set(seen.map(ObjectIdentifier.init)).count == 8)
  }
}
