import Cleanse
import Testing

@Suite("Release of shared objects")
struct SharedObjectReleaseTests {
  private struct Named: Cleanse.Tag { typealias Element = Token }
  private struct Making: AssistedFactory {
    typealias Seed = Int
    typealias Element = Product
  }
  private final class Product {
    init(number: Assisted<Int>, token: Token) {}
  }
  private final class Target {
    var token: Token?
  }
  private struct Child: Component {
    typealias Root = Holding<Token>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  /// The shared object, which holds one `Handle`.
  private final class Service<Handle> {
    let handle: Handle
    let mark = Journal.token("service")
    init(handle: Handle) { self.handle = handle }
  }

  private struct App<Handle>: RootComponent {
    typealias Root = Holding<Service<Handle>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Token.self).sharedInScope().to { Journal.token("shared") }
      binder.bind(Token.self).tagged(with: Named.self).sharedInScope().to { Journal.token("tagged") }
      binder.bind(Token.self).intoCollection().sharedInScope().to { Journal.token("element") }
      binder.bind(Service<Handle>.self).sharedInScope().to(factory: Service.init)
      binder.bindFactory(Product.self).with(Making.self).to(factory: Product.init)
      binder.bindPropertyInjectionOf(Target.self).to { (target: Target, token: Token) in target.token = token }
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private func expectReleased<Handle>(
    holding: Handle.Type, making expected: [String], use: (Handle) -> Void
  ) throws {
    try Journal.keep { journal in
      var root: Holding<Service<Handle>>? = try ComponentFactory.of(App<Handle>.self).build()
      if let root { use(root.held.handle) }
      #expect(journal.alive.sorted() == (expected + ["service"]).sorted())
      root = nil
      #expect(journal.alive == [])
    }
  }

  @Test("A shared object with a provider of its own component is released")
  func provider() throws {
    try expectReleased(holding: Provider<Token>.self, making: ["shared"]) { _ = $0.get() }
  }

  @Test("A shared object with a closure of its own component is released")
  func closure() throws {
    try expectReleased(holding: (() -> Token).self, making: ["shared"]) { _ = $0() }
  }

  @Test("A shared object with a tagged provider of its own component is released")
  func tagged() throws {
    try expectReleased(holding: TaggedProvider<Named>.self, making: ["tagged"]) { _ = $0.get() }
  }

  @Test("A shared object with a provider of a collection is released")
  func collection() throws {
    try expectReleased(holding: Provider<[Token]>.self, making: ["element"]) { _ = $0.get() }
  }

  @Test("A shared object with an assisted factory of its own component is released")
  func factory() throws {
    try expectReleased(holding: Factory<Making>.self, making: ["shared"]) { _ = $0.build(1) }
  }

  @Test("A shared object with a property injector of its own component is released")
  func injector() throws {
    try expectReleased(holding: PropertyInjector<Target>.self, making: ["shared"]) {
      $0.injectProperties(into: Target())
    }
  }

  @Test("A shared object with a component factory of its own component is released")
  func componentFactory() throws {
    try expectReleased(holding: ComponentFactory<Child>.self, making: ["shared"]) { _ = $0.build() }
  }

  @Test("A shared object with a weak provider is released, and the provider creates no object")
  func weakProvider() throws {
    try expectReleased(holding: WeakProvider<Token>.self, making: []) { #expect($0.get() == nil) }
  }
}
