import Cleanse
import Testing

/// The specification of `decorate(_:with:)`: the wrapped values, their order and their number.
@Suite("Decorators")
struct DecoratorTests {
  /// Its name lists the wrappers, outermost first: `log(retry(http))`.
  class Client {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  final class Wrapper: Client {
    let inner: Client

    init(_ name: String, around inner: Client) {
      self.inner = inner
      super.init("\(name)(\(inner.name))")
    }
  }

  struct Log {
    let name = "log"
  }

  struct Primary: Cleanse.Tag { typealias Element = Client }

  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().to { Client("http") }
      binder.bind(Log.self).to(factory: Log.init)
    }
  }

  // MARK: Chains

  struct Chain: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.decorate(Client.self) { Wrapper("retry", around: $0) }
      binder.include(module: Bound.self)
      binder.decorate(Client.self) { (client: Client, log: Log, later: Provider<Log>) in
        Wrapper(log.name + later.get().name, around: client)
      }
    }
  }

  @Test("Decorators form a chain in the order of their statements, before and after the binding")
  func chain() throws {
    #expect(try resolve(Client.self, from: Chain.self).name == "loglog(retry(http))")
  }

  @Test("A decorated type is available as provider, optional and closure")
  func forms() throws {
    let name = "loglog(retry(http))"
    #expect(try resolve(Provider<Client>.self, from: Chain.self).get().name == name)
    #expect(try resolve(Client?.self, from: Chain.self)?.name == name)
    #expect(try resolve((() -> Client).self, from: Chain.self)().name == name)
  }

  struct Inferred: Module {
    static func describe(_ client: Client, _ log: Log) -> Client { Wrapper(log.name, around: client) }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bound.self)
      binder.decorate(Client.self, with: describe)
      binder.decorate(Client.self) { client, log in describe(client, log) }
      helper(binder)
    }

    static func helper(_ binder: some BinderBase) {
      binder.decorate(Client.self) { Wrapper("base", around: $0) }
    }
  }

  @Test("A decorator may be a function, an untyped closure or a statement in a helper for any binder")
  func spellings() throws {
    #expect(try resolve(Client.self, from: Inferred.self).name == "base(log(log(http)))")
  }

  // MARK: Lifetimes

  final class Shares {
    let first: Client
    let second: Client

    init(first: Client, second: Provider<Client>) {
      self.first = first
      self.second = second.get()
    }
  }

  struct Shared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Chain.self)
      binder.bind(Shares.self).to(factory: Shares.init)
    }
  }

  struct Unshared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).to { Client("http") }
      binder.decorate(Client.self) { Wrapper("log", around: $0) }
      binder.bind(Shares.self).to(factory: Shares.init)
    }
  }

  struct Valued: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).to(value: Client("value"))
      binder.decorate(Client.self) { Wrapper("log", around: $0) }
      binder.bind(Shares.self).to(factory: Shares.init)
    }
  }

  @Test("A decorator wraps a shared or fixed value once and an unshared value for each request")
  func lifetimes() throws {
    let shared = try resolve(Shares.self, from: Shared.self)
    #expect(shared.first === shared.second)
    let unshared = try resolve(Shares.self, from: Unshared.self)
    #expect(unshared.first !== unshared.second)
    #expect((unshared.first as? Wrapper)?.inner !== (unshared.second as? Wrapper)?.inner)
    let valued = try resolve(Shares.self, from: Valued.self)
    #expect(valued.first === valued.second && valued.first.name == "log(value)")
  }

  // MARK: Tags and collections

  struct Tagged: Module {
    static func configure(binder: Binder<Singleton>) {
      // This decorator is the first use of the tag.
      binder.decorate(tag: Primary.self) { Wrapper("first", around: $0) }
      binder.decorate(Client.self, tag: Primary.self) { (client: Client, log: Log) in
        Wrapper(log.name, around: client)
      }
      binder.bind(Client.self).tagged(with: Primary.self).sharedInScope().to { Client("tagged") }
      binder.include(module: Bound.self)
    }
  }

  @Test("A decorator of a tag does not wrap the plain binding of the type")
  func tags() throws {
    #expect(try resolve(TaggedProvider<Primary>.self, from: Tagged.self).get().name == "log(first(tagged))")
    #expect(try resolve(Client.self, from: Tagged.self).name == "http")
  }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.decorate([Int].self) { $0.map { $0 * 10 } }
      binder.decorate([Int].self) { $0.reversed() }
      binder.bind(Int.self).intoSet().to(value: [1, 2])
      binder.decorate(Set<Int>.self) { $0.union([9]) }
      binder.bind(Int.self).intoDictionary(key: "a").to(value: 1)
      binder.decorate([String: Int].self) { $0.mapValues { -$0 } }
    }
  }

  @Test("A decorator wraps a whole array, set or dictionary multibinding")
  func collections() throws {
    #expect(try resolve([Int].self, from: Pages.self) == [30, 20, 10])
    #expect(try resolve(Set<Int>.self, from: Pages.self) == [1, 2, 9])
    #expect(try resolve([String: Int].self, from: Pages.self) == ["a": -1])
  }

  // MARK: Other bindings

  struct Parts: Module {
    struct Named: AssistedFactory {
      typealias Element = Client
      typealias Seed = String
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bindFactory(Client.self).with(Named.self).to { (name: Assisted<String>) in Client(name.get()) }
      binder.decorate(Factory<Named>.self) { factory in
        Factory { Wrapper("made", around: factory.build($0)) }
      }
    }
  }

  @Test("A decorator wraps an assisted factory")
  func assistedFactory() throws {
    #expect(try resolve(Factory<Parts.Named>.self, from: Parts.self).build("x").name == "made(x)")
  }

  @Test("A decorator wraps the awaited value of an async binding")
  func awaited() async throws {
    #expect(try await AsyncComponentFactory.of(Awaited.self).build().name == "log(awaited)")
  }

  struct Awaited: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).sharedInScope().to(asyncFactory: { "awaited" })
      binder.decorate(String.self) { "log(\($0))" }
    }

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.to { (name: String) in Client(name) }
    }
  }

  struct DecoratedRoot: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.decorate(Client.self) { Wrapper("root", around: $0) }
      binder.decorate(Client.self) { Wrapper("outer", around: $0) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.to { Client("made") }
    }
  }

  @Test("Decorators wrap the root of a component")
  func root() throws {
    #expect(try ComponentFactory.of(DecoratedRoot.self).build().name == "outer(root(made))")
  }

  struct Weak: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Chain.self)
      binder.bind(Shares.self).to(factory: Shares.init)
      binder.bind(Observer<Client>.self).to { (client: WeakProvider<Client>) in Observer(client.get()) }
    }
  }

  @Test("A weak provider returns the decorated value after it was created")
  func weak() throws {
    let held = try resolve(HoldingBoth<WeakProvider<Client>, Provider<Client>>.self, from: WeakModule.self)
    let client = held.second.get()
    #expect(held.first.get() === client)
  }

  struct WeakModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Chain.self)
      binder.bind().to { HoldingBoth(first: $0 as WeakProvider<Client>, second: $1 as Provider<Client>) }
    }
  }

  @MainActor
  final class Screen {
    let title: String

    init(title: String) {
      self.title = title
    }
  }

  struct MainActorApp: @MainActor RootComponent {
    @MainActor
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Screen.self).sharedInScope().to { Screen(title: "home") }
      binder.decorate(Screen.self) { Screen(title: "<\($0.title)>") }
      binder.decorate(Screen.self, with: framed)
    }

    @MainActor
    static func framed(_ screen: Screen) -> Screen { Screen(title: "[\(screen.title)]") }

    @MainActor
    static func configureRoot(binder bind: ReceiptBinder<Holding<Screen>>) -> BindingReceipt<Holding<Screen>> {
      bind.to(factory: Holding.init)
    }
  }

  @Test("Decorators of a main-actor component run on the main actor")
  @MainActor
  func mainActor() throws {
    #expect(try ComponentFactory.of(MainActorApp.self).build().held.title == "[<home>]")
  }
}
