import Testing

@testable import cleanse_autowire

@Suite("Migration from Swinject") struct SwinjectMigrationTests {
  private static let types = """
    protocol API {}
    protocol Cache {}
    final class Log { init() {} }
    final class LiveAPI: API { init(log: Log) {} }
    final class DiskCache: Cache { init(log: Log, size: Int) {} }
    struct Clock { let zone: String }
    final class Feed { init(api: API, clock: Clock) {} }

    """

  private func migration(_ registrations: String) throws -> Migration {
    try Migration(
      Self.types + """
        final class AppAssembly: Assembly {
          private let size = 3
          func assemble(container: Container) {
        \(registrations)
          }
        }
        """)
  }

  @Test("An initializer whose parameters are all resolved is passed as the factory") func initializer() throws {
    let migration = try migration(
      """
      container.register(Log.self) { _ in Log() }.inObjectScope(.container)
      container.register(API.self) { r in LiveAPI(log: r.resolve(Log.self)!) }.inObjectScope(.transient)
      """)
    #expect(
      migration.statements == [
        "binder.bind(Log.self).sharedInScope().to(factory: Log.init)",
        "binder.bind((any API).self).to(factory: LiveAPI.init)",
      ])
    #expect(migration.bindings.map(\.registration.module) == ["AppModule", "AppModule"])
  }

  @Test("Other code becomes a closure whose parameters are the resolved types") func closure() throws {
    let migration = try migration(
      """
      container.register(Cache.self) { resolver in
        let log = resolver.resolve(Log.self)!
        // Large enough for "r.resolve(API.self)!"
        return DiskCache(log: log, size: 3)
      }.inObjectScope(.transient)
      container.register(Feed.self, factory: { r in
        let feed = Feed(api: r.resolve(API.self)!, clock: Clock(zone: "//"))
        return feed
      }).inObjectScope(.transient)
      """)
    #expect(
      migration.statements == [
        """
        binder.bind((any Cache).self).to { (log: Log) in
          // Large enough for "r.resolve(API.self)!"
          return DiskCache(log: log, size: 3)
        }
        """,
        """
        binder.bind(Feed.self).to { (api: any API) in
          let feed = Feed(api: api, clock: Clock(zone: "//"))
          return feed
        }
        """,
      ])
  }

  @Test("Literals keep their text, and blank lines stay") func literals() throws {
    let migration = try migration(
      #"""
      container.register(Feed.self) { r in
        let text = """
          resolve "it" \(f("x", (1)))

          end
          """

        return Feed(api: r.resolve(API.self)!, text: text)
      }.inObjectScope(.transient)
      """#)
    #expect(
      migration.statements == [
        #"""
        binder.bind(Feed.self).to { (api: any API) in
          let text = """
            resolve "it" \(f("x", (1)))

            end
            """

          return Feed(api: api, text: text)
        }
        """#
      ])
  }

  @Test("A variable and a constant with a type stay, and get their values from parameters") func variables() throws {
    let migration = try migration(
      """
      container.register(Feed.self) { r in
        var clock = r.resolve(Clock.self)!
        let api: Any = r.resolve(API.self)!
        return Feed(api, clock)
      }.inObjectScope(.transient)
      """)
    #expect(
      migration.statements == [
        """
        binder.bind(Feed.self).to { (clock2: Clock, api2: any API) in
          var clock = clock2
          let api: Any = api2
          return Feed(api, clock)
        }
        """
      ])
  }

  @Test("An interpolated literal uses the names in it") func interpolation() throws {
    let migration = try migration(#"container.register(Log.self) { r in Log("\(r.resolve(API.self)!)") }"#)
    #expect(migration.decisions["Log"]?.contains(.usesContainer("r")) == true)
  }

  @Test("The name of a parameter differs from other names in the code") func freeNames() throws {
    let migration = try migration(
      """
      container.register(Feed.self) { r in Feed(api: wrapped(api, r.resolve(API.self)!), clock: r.resolve(Clock.self)!) }
        .inObjectScope(.transient)
      """)
    #expect(
      migration.statements == [
        "binder.bind(Feed.self).to { (api2: any API, clock: Clock) in Feed(api: wrapped(api, api2), clock: clock) }"
      ])
  }

  @Test("A type of the default scope is unscoped if a resolution creates at most one object of it") func graphScope()
    throws
  {
    let once = try migration(
      """
      container.register(Log.self) { _ in Log() }
      container.register(API.self) { r in LiveAPI(log: r.resolve(Log.self)!) }
      """)
    #expect(once.statements.count == 2)
    let twice = try migration(
      """
      container.register(Log.self) { _ in Log() }
      container.register(API.self) { r in LiveAPI(log: r.resolve(Log.self)!) }
      container.register(Cache.self) { r in DiskCache(log: r.resolve(Log.self)!, size: 1) }
      """)
    #expect(twice.decisions == ["Log": [.graphScope(dependents: ["API", "Cache"])]])
    let completed = try migration(
      """
      container.register(Log.self) { _ in Log() }
      container.register(API.self) { r in LiveAPI(log: r.resolve(Log.self)!) }
      container.register(Feed.self) { _ in Feed() }.initCompleted { r, feed in feed.log = r.resolve(Log.self)! }
      """)
    #expect(completed.decisions["Log"] == [.graphScope(dependents: ["API", "Feed"])])
    let copied = try migration(
      """
      container.register(Clock.self) { _ in Clock(zone: "") }
      container.register(Feed.self) { r in Feed(api: Live(r.resolve(Clock.self)!), clock: r.resolve(Clock.self)!) }
      """)
    #expect(copied.decisions.isEmpty)
  }

  @Test("The default scope of a container applies to its registrations") func defaultScope() throws {
    let migration = try Migration(
      Self.types + """
        let container = Container(defaultObjectScope: .container)
        func register() { container.register(Log.self) { _ in Log() } }
        """)
    #expect(migration.statements == ["binder.bind(Log.self).sharedInScope().to(factory: Log.init)"])
  }

  @Test("A forwarded protocol is bound to the same type") func forwarded() throws {
    let migration = try migration(
      "container.register(LiveAPI.self) { _ in LiveAPI(log: Log()) }.implements(API.self).inObjectScope(.container)")
    #expect(
      migration.statements == [
        "binder.bind(LiveAPI.self).sharedInScope().to { LiveAPI(log: Log()) }",
        "binder.bind((any API).self).to { $0 as LiveAPI }",
      ])
  }

  @Test("Automatic registration passes an initializer that is the only one of its type") func automatic() throws {
    let migration = try migration(
      """
      container.autoregister(API.self, initializer: LiveAPI.init).inObjectScope(.container)
      container.autoregister(Decoder.self, initializer: Decoder.init)
      """)
    #expect(migration.statements == ["binder.bind((any API).self).sharedInScope().to(factory: LiveAPI.init)"])
    #expect(migration.decisions == ["Decoder": [.unreadInitializer("Decoder.init")]])
  }

  @Test("A registration without a certain equivalent needs a decision") func decisions() throws {
    let migration = try migration(
      """
      container.register(API.self, name: "live") { r in LiveAPI(log: r.resolve(Log.self)!) }
      container.register(Feed.self) { r, clock in Feed(api: r.resolve(API.self, name: "live")!, clock: clock) }
      container.register(Cache.self) { r in DiskCache(log: r.resolve(Log.self) ?? Log(), size: self.size) }
      container.register(A.self) { r in A { r.resolve(Feed.self, argument: 1)! } }
      container.register(B.self) { r in B(r) }.initCompleted { r, b in b.a = r.resolve(A.self)! }
      container.register(C.self) { _ in C() }.inObjectScope(.weak)
      container.register(D.self) { _ in D() }.inObjectScope(.session)
      container.register(E.self, factory: makeE)
      if isDebug { container.register(F.self) { r in r.resolve(A.self)! } }
      container.register(G.self) { _ in UIApplication.shared.delegate }
      """)
    #expect(migration.statements.isEmpty)
    #expect(
      migration.decisions == [
        "API": [.named("\"live\""), .graphScope(dependents: ["Feed"])],
        "Feed": [.arguments(["clock"]), .namedRequest("API"), .graphScope(dependents: ["A"])],
        "Cache": [.optionalRequest("Log"), .conditionalRequest("Log"), .usesSurroundings(["self"])],
        "A": [.requestWithArguments("Feed"), .laterRequest("Feed"), .graphScope(dependents: ["B", "F"])],
        "B": [.usesContainer("r"), .completion],
        "C": [.weakScope],
        "D": [.otherScope("session")],
        "E": [.unreadInitializer("makeE")],
        "F": [.conditional],
        "G": [.isolated("UIApplication", actor: "MainActor")],
      ])
  }

  @Test("Two registrations of a type need a decision unless #if selects one") func duplicates() throws {
    let twice = try migration(
      """
      container.register(Log.self) { _ in Log() }
      container.register(Log.self) { _ in Log() }
      """)
    #expect(twice.statements.isEmpty)
    let selected = try migration(
      """
      #if DEBUG
      container.register(API.self) { _ in DebugAPI() }
      #else
      container.register(API.self) { _ in LiveAPI(log: Log()) }
      #endif
      """)
    #expect(selected.bindings.map(\.registration.conditions).map { $0.map(\.expression) } == [["DEBUG"], ["!(DEBUG)"]])
    #expect(selected.statements.count == 2)
  }

  @Test("A protocol that two registrations forward to is registered twice") func forwardedTwice() throws {
    let migration = try migration(
      """
      container.register(LiveAPI.self) { _ in LiveAPI(log: Log()) }.implements(API.self)
      container.register(API.self) { _ in LiveAPI(log: Log()) }
      """)
    #expect(migration.statements.isEmpty)
  }

  @Test("Objects of storyboards need property injection") func storyboards() throws {
    let migration = try migration(
      "container.storyboardInitCompleted(Feed.self) { r, feed in feed.api = r.resolve(API.self)! }")
    #expect(migration.decisions == ["Feed": [.completion]])
  }

  @Test("A request inside #if of a factory needs a decision") func conditionalCode() throws {
    let migration = try migration(
      """
      container.register(Log.self) { r in
        #if DEBUG
        return Log(r.resolve(API.self)!)
        #else
        return Log()
        #endif
      }
      """)
    #expect(migration.decisions == ["Log": [.conditionalRequest("API")]])
  }

  @Test("Requests outside of registrations are listed") func requests() throws {
    let migration = try Migration(
      """
      final class Screen { let api = container.resolve(API.self)! }
      let view = table.register(Cell.self, forCellReuseIdentifier: "cell")
      """)
    #expect(migration.bindings.isEmpty)
    #expect(
      migration.code.uses.map(\.text) == ["asks for API: an initializer parameter of the type that contains it"])
  }
}
