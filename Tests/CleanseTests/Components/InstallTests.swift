import Cleanse
import Testing

@Suite("Installed subcomponents")
struct InstallTests {
  struct Session: Component {
    typealias Seed = String

    struct Root {
      let user: String
      let limit: Int
    }

    static func configure(binder: Binder<InnerScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// A root component that is also installed as a subcomponent.
  struct Settings: RootComponent {
    typealias Root = [Int]

    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 5)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (limit: Int) in [limit] }
    }
  }

  struct Components: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 3)
      binder.install(dependency: Session.self)
      binder.install(dependency: Session.self)
      binder.install(dependency: Settings.self)
    }
  }

  @Test("A component factory builds a subcomponent with its seed and the parent's bindings")
  func component() throws {
    let factory = try resolve(ComponentFactory<Session>.self, from: Components.self)
    let session = factory.build("ada")
    #expect(session.user == "ada")
    #expect(session.limit == 3)
  }

  @Test("A root component installed as a subcomponent shadows bindings of its parent")
  func rootComponent() throws {
    let factory = try resolve(ComponentFactory<Settings>.self, from: Components.self)
    #expect(factory.build() == [5])
    #expect(factory.build(()) == [5])
    #expect(try ComponentFactory.of(Settings.self).build() == [5])
  }

  @Test("A component factory is callable as a function")
  func callable() throws {
    let session = try resolve(ComponentFactory<Session>.self, from: Components.self)
    #expect(session("bob").user == "bob")
    let settings = try resolve(ComponentFactory<Settings>.self, from: Components.self)
    #expect(settings() == [5])
  }

  @Test("The component factory of a component that is not installed is a missing binding")
  func notInstalled() throws {
    struct Nothing: Module {
      static func configure(binder: Binder<Singleton>) {}
    }
    try expectMissing(ComponentFactory<Settings>.self, spelledAs: ComponentFactory<Settings>.self, in: Nothing.self)
  }
}
