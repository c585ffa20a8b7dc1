import Cleanse
import Testing

@Suite("Decorators and overrides")
struct DecoratorOverrideTests {
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
    let name: String
  }

  struct Primary: Cleanse.Tag { typealias Element = Client }

  struct Session: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.decorate(Client.self) { Wrapper("session", around: $0) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Holding<Client>>) -> BindingReceipt<Holding<Client>> {
      bind.to(factory: Holding.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let client: Client
      let again: Provider<Client>
      let primary: TaggedProvider<Primary>
      let numbers: [Int]
      let session: ComponentFactory<Session>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Session.self)
      binder.bind(Client.self).sharedInScope().to { Client("http") }
      binder.decorate(Client.self) { (client: Client, log: Log) in Wrapper(log.name, around: client) }
      binder.bind(Log.self).to { Log(name: "log") }
      binder.bind(Client.self).tagged(with: Primary.self).to { Client("tagged") }
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  private func build(_ overrides: Overrides) throws -> App.Root {
    try ComponentFactory.of(App.self, overrides: overrides).build()
  }

  @Test("A decorating override wraps the component's decorators and is wrapped by those of subcomponents")
  func spy() throws {
    let app = try build(
      .decorating(Client.self) { Wrapper("spy", around: $0) }
        .decorating(Client.self) { (client: Client, log: Log) in Wrapper("late \(log.name)", around: client) })
    #expect(app.client.name == "late log(spy(log(http)))")
    #expect(app.client === app.again.get())
    #expect(app.session.build().held.name == "session(late log(spy(log(http))))")
  }

  @Test("A decorating override wraps a tagged binding and a collection")
  func others() throws {
    let app = try build(
      .decorating(tag: Primary.self) { Wrapper("spy", around: $0) }.decorating([Int].self) { $0.reversed() })
    #expect(app.primary.get().name == "spy(tagged)")
    #expect(app.numbers == [2, 1])
  }

  @Test("An override of a binding keeps its decorators")
  func replaced() throws {
    let fake = Client("fake")
    let app = try build(.overriding(Client.self, with: fake))
    #expect(app.client.name == "log(fake)")
    #expect((app.client as? Wrapper)?.inner === fake)
    #expect(app.session.build().held.name == "session(log(fake))")
    let both = try build(
      .overriding(Client.self) { Client("fake") }.decorating(Client.self) { Wrapper("spy", around: $0) })
    #expect(both.client.name == "spy(log(fake))" && both.client === both.again.get())
  }

  struct Spies: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.decorate(Client.self) { Wrapper("module", around: $0) }
      binder.bind(Log.self).to { Log(name: "quiet") }
    }
  }

  @Test("A module of overrides adds a decorator and replaces a binding")
  func module() throws {
    #expect(try build([Spies.self]).client.name == "module(quiet(http))")
  }

  struct OnlySpies: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.decorate(Client.self) { Wrapper("module", around: $0) }
    }
  }

  @Test("A module of overrides may contain only decorators")
  func onlyDecorating() throws {
    #expect(try build([OnlySpies.self]).client.name == "module(log(http))")
  }

  @Test("A decorating override of an unbound type is an unused override")
  func unused() throws {
    let report = GraphValidator.validate(
      App.self, overrides: .decorating(Wrapper.self, line: 1) { $0 }.decorating(Double.self, line: 2) { $0 })
    #expect(report.errors.map { type(of: $0) == UnusedOverride.self } == [true, true])
    #expect(
      report.errors.map { "\($0.diagnostic.headline)" } == [
        "Wrapper: is decorated by an override, but no component binds it",
        "Double: is decorated by an override, but no component binds it",
      ])
    #expect("\(report.errors[0].diagnostic)".contains("did you mean: Client, a superclass of Wrapper"))
  }

  @Test("Only a sendable closure can decorate in a sendable component through an override")
  func sendable() throws {
    let report = GraphValidator.validate(
      Server.self, overrides: .decorating(String.self) { $0 + "!" })
    #expect(report.errors.map(\.diagnostic.id) == [.unsendableRequest])
    let server = try ComponentFactory.of(
      Server.self, overrides: .decorating(String.self, sendableFactory: { $0 + "!" })
    ).build()
    #expect(server.held.build() == "handled!")
  }

  struct Server: RootComponent {
    typealias Root = Holding<SendableComponentFactory<Handler>>

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Handler.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Handler: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to(value: "handled")
    }
  }
}
