import Cleanse
import Testing

@Suite("Decorators in subcomponents")
struct NestedDecoratorTests {
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

  struct User {
    let name: String
  }

  struct Session: Component {
    typealias Seed = User

    struct Root {
      let first: Client
      let second: Provider<Client>
      let user: User
      let numbers: [Int]
      let rebinding: ComponentFactory<Rebinding>
    }

    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: Rebinding.self)
      binder.decorate(Client.self) { (client: Client, user: User) in Wrapper(user.name, around: client) }
      binder.decorate(User.self) { User(name: $0.name.uppercased()) }
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.decorate([Int].self) { $0 + [0] }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// Binds a type that its ancestor binds too.
  struct Rebinding: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Client.self).to { Client("own") }
      binder.decorate(Client.self) { Wrapper("inner", around: $0) }
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { (client: Client, numbers: [Int]) in [client.name, "\(numbers)"] }
    }
  }

  struct App: RootComponent {
    struct Root {
      let client: Client
      let numbers: [Int]
      let session: ComponentFactory<Session>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Session.self)
      binder.bind(Client.self).sharedInScope().to { Client("http") }
      binder.decorate(Client.self) { Wrapper("app", around: $0) }
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.decorate([Int].self) { $0.map { $0 * 10 } }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A decorator of a subcomponent wraps the parent's value once per component instance")
  func wrapping() throws {
    let app = try ComponentFactory.of(App.self).build()
    #expect(app.client.name == "app(http)")
    let one = app.session.build(User(name: "ann"))
    let other = app.session.build(User(name: "bob"))
    #expect(one.first.name == "ANN(app(http))")
    #expect(other.first.name == "BOB(app(http))")
    #expect(one.first === one.second.get() && one.first !== other.first)
    #expect((one.first as? Wrapper)?.inner === app.client && (other.first as? Wrapper)?.inner === app.client)
    #expect(one.user.name == "ANN")
  }

  @Test("A decorator of an ancestor does not wrap a subcomponent's own binding of the type")
  func rebinding() throws {
    let session = try ComponentFactory.of(App.self).build().session.build(User(name: "ann"))
    #expect(session.rebinding.build() == ["inner(own)", "[3, 10, 20, 0]"])
  }

  @Test("A decorator of an ancestor's collection does not wrap contributions of a subcomponent")
  func collections() throws {
    let app = try ComponentFactory.of(App.self).build()
    #expect(app.numbers == [10, 20])
    #expect(app.session.build(User(name: "ann")).numbers == [3, 10, 20, 0])
  }

  struct Late: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Int.self).intoCollection(order: .last).to(value: 9)
      binder.bind(Int.self).intoCollection(order: .first).to(value: 0)
    }

    static func configureRoot(binder bind: ReceiptBinder<Holding<[Int]>>) -> BindingReceipt<Holding<[Int]>> {
      bind.to(factory: Holding.init)
    }
  }

  struct Ordered: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Late.self)
      binder.bind(Int.self).intoCollection(order: .last).to(value: 1)
      binder.bind(Int.self).intoCollection(order: -5).to(value: 2)
      binder.decorate([Int].self) { $0.map { $0 * 10 } }
    }

    typealias Root = Holding<ComponentFactory<Late>>

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Holding.init)
    }
  }

  @Test("A decorated collection of an ancestor is one contribution of the default order in a subcomponent")
  func ordered() throws {
    #expect(try ComponentFactory.of(Ordered.self).build().held.build().held == [0, 20, 10, 9])
  }
}
