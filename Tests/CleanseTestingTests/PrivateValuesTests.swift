import Cleanse
import CleanseTesting
import Testing

@Suite("Values of private bindings in tests")
struct PrivateValuesTests {
  final class Session {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  final class Client {
    let session: Session

    init(session: Session) {
      self.session = session
    }
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session("network") }
      binder.bind(Client.self).sharedInScope().to(factory: Client.init)
      binder.decorate(Session.self) { Session("decorated \($0.name)") }
    }
  }

  struct Hidden: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.bind(Int.self).visible(in: .component).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (client: Client, _: Int) in client.session.name }
    }
  }

  struct Both: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.bind(Session.self).sharedInScope().to { Session("app") }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (client: Client, session: Session) in client.session.name + " " + session.name }
    }
  }

  @Test("A test gets what the whole component sees, and nothing that is private to a module")
  func values() throws {
    let graph = try TestGraph(Hidden.self)
    #expect(graph.root == "decorated network")
    #expect(throws: NotBoundError.self) { try graph.value(Session.self) }
    #expect(try graph.value(Client.self).session.name == "decorated network")
    #expect(try graph.value(Int.self) == 3)
  }

  @Test("Of two bindings it gets the one that is visible")
  func visibleOne() throws {
    let graph = try TestGraph(Both.self)
    #expect(graph.root == "decorated network app")
    #expect(try graph.value(Session.self).name == "app")
  }
}
