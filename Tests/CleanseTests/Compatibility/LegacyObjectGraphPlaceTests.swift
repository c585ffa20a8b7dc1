import Cleanse
import Testing

@Suite("Visibility in a legacy object graph")
struct LegacyObjectGraphPlaceTests {
  final class Engine {}
  final class Badge {
    let text: String
    init(_ text: String) { self.text = text }
  }
  final class Visitor {
    let graph: LegacyObjectGraph
    init(graph: LegacyObjectGraph) { self.graph = graph }
  }
  final class Home {
    let graph: LegacyObjectGraph
    let engine: Engine
    let sessions: ComponentFactory<Session>
    let ownGraphs: ComponentFactory<OwnGraph>
    init(
      graph: LegacyObjectGraph, engine: Engine, sessions: ComponentFactory<Session>,
      ownGraphs: ComponentFactory<OwnGraph>
    ) {
      self.graph = graph
      self.engine = engine
      self.sessions = sessions
      self.ownGraphs = ownGraphs
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(Badge.self).to { Badge("app") }
      binder.bind().to(factory: Visitor.init)
      binder.install(dependency: Session.self)
      binder.install(dependency: OwnGraph.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> { bind.to(factory: Home.init) }
  }

  struct Session: Component {
    typealias Root = LegacyObjectGraph
    typealias Seed = Badge
    static func configure(binder: Binder<InnerScope>) {}
  }

  /// Binds `LegacyObjectGraph` explicitly as its root.
  struct OwnGraph: Component {
    typealias Root = LegacyObjectGraph
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (visitor: Visitor) in visitor.graph }
    }
  }

  private func badge(in graph: LegacyObjectGraph) -> String? {
    (graph.objectForClass(cls: Badge.self) as? Badge)?.text
  }

  @Test("A legacy object graph of a subcomponent finds its seed and the ancestors' shared objects")
  func installed() throws {
    let home = try ComponentFactory.of(App.self).build()
    let session = home.sessions.build(Badge("session"))
    #expect(badge(in: session) == "session")
    #expect(badge(in: home.graph) == "app")
    #expect(session.objectForClass(cls: Engine.self) as? Engine === home.engine)
    #expect(session.objectForClass(cls: Home.self) as? Home === home)
  }

  @Test("An object of the parent receives the parent's legacy object graph")
  func parentsObject() throws {
    let home = try ComponentFactory.of(App.self).build()
    let session = home.sessions.build(Badge("session"))
    let visitor = try #require(session.objectForClass(cls: Visitor.self) as? Visitor)
    #expect(visitor.graph === home.graph)
    #expect(badge(in: visitor.graph) == "app")
  }

  @Test("A component's own binding of LegacyObjectGraph takes precedence")
  func ownBinding() throws {
    let home = try ComponentFactory.of(App.self).build()
    #expect(home.ownGraphs.build() === home.graph)
  }

  @Test("A legacy object graph finds the seed and shared objects without validation")
  func withoutValidation() throws {
    let home = try ComponentFactory.of(App.self, validate: false).build()
    let session = home.sessions.build(Badge("session"))
    #expect(badge(in: session) == "session")
    #expect(session.objectForClass(cls: Engine.self) as? Engine === home.engine)
  }
}
