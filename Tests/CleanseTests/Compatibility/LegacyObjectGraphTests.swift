import Cleanse
import Testing

@Suite("Legacy object graphs")
struct LegacyObjectGraphTests {
  enum Network {
    struct Primary: Cleanse.Tag { typealias Element = Address }
  }
  enum Storage {
    struct Primary: Cleanse.Tag { typealias Element = Address }
  }
  struct `Summer house`: Cleanse.Tag { typealias Element = Address }
  struct Backup: Cleanse.Tag { typealias Element = Address }

  final class Address {
    let text: String
    init(_ text: String) { self.text = text }
  }
  final class Engine {}
  final class Ship {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
  }

  struct App: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind().to(factory: Ship.init)
      binder.bind(Address.self).to { Address("plain") }
      binder.bind(Address.self).tagged(with: Backup.self).to { Address("backup") }
      binder.bind(Address.self).tagged(with: `Summer house`.self).to { Address("summer") }
      binder.bind(Address.self).tagged(with: Network.Primary.self).to { Address("network") }
      binder.bind(Address.self).tagged(with: Storage.Primary.self).to { Address("storage") }
    }
  }

  private func graph() throws -> LegacyObjectGraph { try ComponentFactory.of(App.self).build() }

  private func address(named name: String?) throws -> String? {
    try (graph().objectForClass(cls: Address.self, withName: name) as? Address)?.text
  }

  @Test("A legacy object graph is the default root and finds shared and unshared bindings")
  func root() throws {
    let graph = try graph()
    let ship = try #require(graph.objectForClass(cls: Ship.self) as? Ship)
    #expect(ship.engine === graph.objectForClass(cls: Engine.self) as? Engine)
    #expect(ship !== graph.objectForClass(cls: Ship.self) as? Ship)
  }

  @Test("A legacy object graph finds a tagged binding by the name of its tag")
  func names() throws {
    #expect(try address(named: nil) == "plain")
    #expect(try address(named: "Backup") == "backup")
    // The spaces of raw identifiers are those of code, and those that the runtime prints.
    #expect(try address(named: "`Summer house`") == "summer")
    #expect(try address(named: String(describing: `Summer house`.self)) == "summer")
  }

  @Test("A legacy object graph distinguishes tags of one name by their full names")
  func fullNames() throws {
    #expect(try address(named: String(reflecting: Network.Primary.self)) == "network")
    #expect(try address(named: String(reflecting: Storage.Primary.self)) == "storage")
  }

  @Test("A legacy object graph returns providers that work after its release")
  func providers() throws {
    let (ships, backups) = try {
      let graph = try graph()
      return (graph.providerForClass(cls: Ship.self), graph.providerForClass(cls: Address.self, withName: "Backup"))
    }()
    let (first, second) = try (#require(ships() as? Ship), #require(ships() as? Ship))
    #expect(first !== second)
    #expect(first.engine === second.engine)
    #expect((backups() as? Address)?.text == "backup")
  }

  @Test("A legacy object graph is one object per component instance")
  func identity() throws {
    let factory = try ComponentFactory.of(Outer.self)
    let root = factory.build()
    #expect(root.first === root.second)
    #expect(factory.build().first !== root.first)
  }

  struct Outer: RootComponent {
    typealias Root = HoldingBoth<LegacyObjectGraph, LegacyObjectGraph>
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
}
