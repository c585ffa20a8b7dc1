import Cleanse
import Testing

@Suite("Handles keep alive exactly what they can reach")
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

  /// Hands out one handle, after all shared objects have been made.
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

  /// Builds an instance of which only the handle is kept, and says what lives with the handle and after it.
  private func livesWith<Handle>(_ type: Handle.Type, use: (Handle) -> Void = { _ in }) throws -> [[String]] {
    try Journal.keep { journal in
      var handle: Handle? = try ComponentFactory.of(App<Handle>.self).build().handle
      if let handle { use(handle) }
      let alive = journal.alive
      handle = nil
      return [alive, journal.alive]
    }
  }

  @Test("A provider keeps the shared object that it provides, and nothing besides")
  func provider() throws {
    let lives = try livesWith(Provider<Reached>.self) { _ = $0.get() }
    #expect(lives == [["reached"], []])
  }

  @Test("A closure keeps the shared object that it returns")
  func closure() throws {
    let lives = try livesWith((() -> Reached).self) { _ = $0() }
    #expect(lives == [["reached"], []])
  }

  @Test("A tagged provider keeps what its binding asks for")
  func tagged() throws {
    let lives = try livesWith(TaggedProvider<Bound>.self) { _ = $0.get() }
    #expect(lives == [["reached"], []])
  }

  @Test("A factory keeps what its products need")
  func factory() throws {
    let lives = try livesWith(Factory<Making>.self) { _ = $0.build(1) }
    #expect(lives == [["reached"], []])
  }

  @Test("A property injector keeps what it injects")
  func injector() throws {
    let lives = try livesWith(PropertyInjector<Target>.self) { $0.injectProperties(into: Target()) }
    #expect(lives == [["reached"], []])
  }

  @Test("A component factory keeps what its component asks of the parent")
  func componentFactory() throws {
    let lives = try livesWith(ComponentFactory<Child>.self) { _ = $0.build() }
    #expect(lives == [["reached"], []])
  }

  @Test("A provider of a provider keeps the same")
  func nestedProvider() throws {
    let lives = try livesWith(Provider<Provider<Reached>>.self) { _ = $0.get().get() }
    #expect(lives == [["reached"], []])
  }

  @Test("A weak provider keeps nothing")
  func weakProvider() throws {
    let lives = try livesWith(WeakProvider<Reached>.self) { #expect($0.get() == nil) }
    #expect(lives == [[], []])
  }

  @Test("An object that was built keeps only what it holds itself")
  func object() throws {
    let lives = try livesWith(Other.self)
    #expect(lives == [["other"], []])
  }
}
