import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Values of private bindings in tests")
struct PrivateValuesTests {
  typealias Session = PrivateSessions.Session
  typealias Client = PrivateSessions.Client

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

  @Test("A test graph returns values visible in the component but not those private to a module")
  func values() throws {
    let graph = try TestGraph(Hidden.self)
    #expect(graph.root == "decorated network")
    let error = #expect(throws: NotBoundError.self) { try graph.value(Session.self) }
    #expect(
      error?.description == """
        Hidden binds Session with visible(in: .module): only bindings of NetworkModule can depend on it. Get the value of \
        such a binding, or remove visible(in: .module).
        """)
    #expect(try graph.value(Client.self).session.name == "decorated network")
    #expect(try graph.value(Int.self) == 3)
  }

  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Double.self).visible(in: .module).to(value: 1)
      binder.bind(UInt.self).visible(in: .component).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Double, _: UInt) in true }
    }
  }

  struct Own: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).visible(in: .module).to(value: 3)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int, _: ComponentFactory<Inner>) in true }
    }
  }

  @Test("The error for a private value names the component itself but no subcomponent that hides the value")
  func owners() throws {
    let graph = try TestGraph(Own.self)
    let own = #expect(throws: NotBoundError.self) { try graph.value(Int.self) }
    #expect(own?.description.contains("only bindings of Own can depend on it") == true)
    let inner = #expect(throws: NotBoundError.self) { try graph.value(Double.self) }
    #expect(inner?.installedComponents.isEmpty == true)
    let visible = #expect(throws: NotBoundError.self) { try graph.value(UInt.self) }
    #expect(visible?.installedComponents.map { String(describing: $0) } == ["Inner"])
  }

  @Test("A test graph returns the visible one of two bindings")
  func visibleOne() throws {
    let graph = try TestGraph(Both.self)
    #expect(graph.root == "decorated network app")
    #expect(try graph.value(Session.self).name == "app")
  }
}
