import Cleanse
import Testing

@Suite("Lifetimes of reachable objects")
struct ReachTests {
  private struct Bound: Cleanse.Tag { typealias Element = Reached }
  private struct Making: AssistedFactory {
    typealias Seed = Int
    typealias Element = Product
  }

  private final class Reached {
    let token = Journal.token("reached")
  }
  private final class Other {
    let token = Journal.token("other")
  }
  private final class Product {
    let reached: Reached
    init(number: Assisted<Int>, reached: Reached) { self.reached = reached }
  }
  private final class Target {
    var reached: Reached?
  }
  private struct Child: Component {
    typealias Root = Holding<Reached>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private final class Warm {
    init(reached: Reached, other: Other, token: Token) {}
  }
  private final class AppRoot<Handle> {
    let handle: Handle
    init(handle: Handle, warm: Warm) { self.handle = handle }
  }

  /// Returns one `Handle` after all shared objects are created.
  private struct App<Handle>: RootComponent {
    typealias Root = AppRoot<Handle>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Reached.self).sharedInScope().to(factory: Reached.init)
      binder.bind(Reached.self).tagged(with: Bound.self).to { $0 as Reached }
      binder.bind(Other.self).sharedInScope().to(factory: Other.init)
      binder.bind(Token.self).sharedInScope().to { Journal.token("token") }
      binder.bind(Warm.self).to(factory: Warm.init)
      binder.bindFactory(Product.self).with(Making.self).to(factory: Product.init)
      binder.bindPropertyInjectionOf(Target.self).to { (target: Target, reached: Reached) in target.reached = reached }
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  /// Retains only `Handle` of an instance, and returns the objects alive with it and after it.
  private func livesWith<Handle>(_ type: Handle.Type, use: (Handle) -> Void = { _ in }) throws -> [[String]] {
    try Journal.keep { journal in
      var handle: Handle? = try ComponentFactory.of(App<Handle>.self).build().handle
      if let handle { use(handle) }
      let alive = journal.alive
      handle = nil
      return [alive, journal.alive]
    }
  }

  @Test("A provider retains only the shared object that it returns")
  func provider() throws {
    let lives = try livesWith(Provider<Reached>.self) { _ = $0.get() }
    #expect(lives == [["reached"], []])
  }

  @Test("A closure retains only the shared object that it returns")
  func closure() throws {
    let lives = try livesWith((() -> Reached).self) { _ = $0() }
    #expect(lives == [["reached"], []])
  }

  @Test("A tagged provider retains only the dependencies of its binding")
  func tagged() throws {
    let lives = try livesWith(TaggedProvider<Bound>.self) { _ = $0.get() }
    #expect(lives == [["reached"], []])
  }

  @Test("An assisted factory retains only the dependencies of its products")
  func factory() throws {
    let lives = try livesWith(Factory<Making>.self) { _ = $0.build(1) }
    #expect(lives == [["reached"], []])
  }

  @Test("A property injector retains only the dependencies that it injects")
  func injector() throws {
    let lives = try livesWith(PropertyInjector<Target>.self) { $0.injectProperties(into: Target()) }
    #expect(lives == [["reached"], []])
  }

  @Test("A component factory retains only the parent's objects that its component depends on")
  func componentFactory() throws {
    let lives = try livesWith(ComponentFactory<Child>.self) { _ = $0.build() }
    #expect(lives == [["reached"], []])
  }

  @Test("A provider of a provider retains only the shared object that it returns")
  func nestedProvider() throws {
    let lives = try livesWith(Provider<Provider<Reached>>.self) { _ = $0.get().get() }
    #expect(lives == [["reached"], []])
  }

  @Test("A weak provider retains no object")
  func weakProvider() throws {
    let lives = try livesWith(WeakProvider<Reached>.self) { #expect($0.get() == nil) }
    #expect(lives == [[], []])
  }

  @Test("A created object retains only its own properties")
  func object() throws {
    let lives = try livesWith(Other.self)
    #expect(lives == [["other"], []])
  }
}
