import BindingGraph
import Cleanse
import Testing

@Suite("Decorators, isolation and lifecycle hooks")
struct DecoratorIsolationTests {
  struct Ledger: Sendable {
    let name: String
  }

  struct Handler: Component {
    static func configure(binder: Binder<Unscoped>) {
      // Wraps the value of the ancestor in the isolation of the handler.
      binder.decorate(Ledger.self) { Ledger(name: "request(\($0.name))") }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (ledger: Ledger) in ledger.name }
    }
  }

  struct Server: RootComponent {
    typealias Root = Holding<SendableComponentFactory<Handler>>

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Handler.self)
      binder.bind(Ledger.self).sharedInScope().sendable().to { Ledger(name: "ledger") }
      binder.decorate(Ledger.self) { Ledger(name: "server(\($0.name))") }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("The decorated value of a sendable binding is sendable")
  func sendable() throws {
    #expect(try ComponentFactory.of(Server.self).build().held.build() == "request(server(ledger))")
  }

  struct Listing: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (ledgers: [Ledger]) in ledgers.count }
    }
  }

  struct Undeclared: RootComponent {
    typealias Root = HoldingBoth<SendableComponentFactory<Handler>, SendableComponentFactory<Listing>>

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Handler.self)
      binder.install(dependency: Listing.self)
      binder.bind(Ledger.self).sharedInScope().to(line: 1) { Ledger(name: "ledger") }
      binder.decorate(Ledger.self) { $0 }
      binder.bind(Ledger.self).intoCollection().sharedInScope().sendable().to { Ledger(name: "a") }
      binder.decorate([Ledger].self, line: 2) { $0 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A decorated value of an undeclared binding or collection is an unsendable-request error")
  func unsendable() {
    let errors = faults(of: Undeclared.self)
    #expect(errors.map(\.diagnostic.id) == [.unsendableRequest, .unsendableRequest])
    let facts = errors.compactMap { $0.diagnostic.fact as? UnsendableRequestFact }
    #expect(facts.map { $0.site?.location?.line } == [1, 2])
    #expect(facts.map(\.obstacle) == [.undeclared, .undeclaredAndUnshared])
  }

  // MARK: Lifecycle

  final class Engine {
    let name: String
    private(set) var events: [String] = []

    init(name: String) {
      self.name = name
    }

    func note(_ event: String) {
      events.append(event)
    }
  }

  struct Garage: RootComponent {
    typealias Root = Holding<Provider<Engine>>

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().eager().onStart { $0.note("started \($0.name)") }
        .to { Engine(name: "plain") }
      binder.decorate(Engine.self) { engine in
        engine.note("decorated")
        return engine
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("Hooks and eager creation use the undecorated value, and the decorator runs on first use")
  func hooks() async throws {
    let garage = try ComponentFactory.of(Garage.self).instantiate()
    try await garage.start()
    #expect(garage.root.held.get().events == ["started plain", "decorated"])
    #expect(garage.root.held.get().events.count == 2)
    try await garage.stop()
  }
}
