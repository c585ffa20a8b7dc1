import TestSupport
import Cleanse
import Testing

@Suite("Weak providers of seeds and bound values")
struct WeakProviderGivenValueTests {
  private protocol Named: AnyObject {
    var name: String { get }
  }
  private final class Session: Named {
    let name = "session"
  }
  private struct Number {
    let value = 7
  }

  private enum Page<Seed, Asked>: Component {
    typealias Root = Holding<WeakProvider<Asked>>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private enum App<Given, Asked>: RootComponent {
    typealias Root = Holding<ComponentFactory<Page<Given, Asked>>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Page<Given, Asked>.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  /// A weak provider of a seed, from a component instance that is already released.
  private func weakly<Seed, Asked>(
    _ asked: Asked.Type, of seed: Seed, validate: Bool = true
  ) throws -> WeakProvider<Asked> {
    try ComponentFactory.of(App<Seed, Asked>.self, validate: validate).build().held.build(seed).held
  }

  @Test("A weak provider finds a seed after the release of its component instance", arguments: [true, false])
  func seed(validate: Bool) throws {
    var session: Session? = Session()
    let found = try weakly(Session.self, of: #require(session), validate: validate)
    #expect(session != nil && found.get() === session)
    session = nil
    #expect(found.get() == nil)
  }

  @Test("A weak provider finds a seed whose type is a protocol or an optional")
  func wrapped() throws {
    let session = Session()
    #expect(try weakly((any Named).self, of: session as any Named).get() === session)
    let optional: Session?? = try weakly(Session?.self, of: session as Session?).get()
    #expect(optional.flatMap { $0 } === session)
    withExtendedLifetime(session) {}
  }

  @Test("A weak provider of a struct seed returns nil after its instance is released")
  func value() throws {
    #expect(try weakly(Number.self, of: Number()).get() == nil)
  }

  @Test("A weak provider calls a provider seed only when it is requested")
  func provider() throws {
    let counter = Counter()
    let seed = Provider<Session>(getter: {
      _ = counter.increment()
      return Session()
    })
    let factory = try ComponentFactory.of(App<Provider<Session>, Session>.self).build().held
    let instance = factory.instantiate(seed)
    #expect(counter.count == 0)
    #expect(instance.root.held.get()?.name == "session")
    #expect(counter.count == 1)
  }

  private enum Bound: RootComponent {
    typealias Root = HoldingBoth<Session, WeakProvider<Session>>
    static func configure(binder: UnscopedBinder) { binder.bind().to(value: Session()) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider finds an object bound with to(value:) as long as the object lives")
  func bound() throws {
    var root: Bound.Root? = try ComponentFactory.of(Bound.self).build()
    let found = try #require(root?.second)
    #expect(found.get() === root?.first)
    #expect(found.get() != nil)
    root = nil
    #expect(found.get() == nil)
  }

  private enum Inner: Component {
    typealias Root = Holding<WeakProvider<Session>>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private enum Outer: Component {
    typealias Root = Holding<Inner.Root>
    typealias Seed = Session
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (inner: ComponentFactory<Inner>) in Root(held: inner.build()) }
    }
  }
  private enum Outermost: RootComponent {
    typealias Root = Holding<ComponentFactory<Outer>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Outer.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider finds the seed of the parent component", arguments: [true, false])
  func fromInside(validate: Bool) throws {
    let session = Session()
    let inner = try ComponentFactory.of(Outermost.self, validate: validate).build().held.build(session).held
    #expect(inner.held.get() === session)
  }
}
