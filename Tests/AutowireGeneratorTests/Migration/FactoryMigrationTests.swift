import Testing

@testable import cleanse_autowire

@Suite("Migration from Factory") struct FactoryMigrationTests {
  private static let types = """
    protocol API {}
    final class Log { init() {} }
    final class LiveAPI: API { init(log: Log) {} }
    @MainActor final class Model {}

    """

  private func migration(_ factories: String) throws -> Migration {
    try Migration(["Container+Services.swift": Self.types + "extension Container {\n\(factories)\n}"])
  }

  @Test("A factory becomes a binding with the scope of the factory") func scopes() throws {
    let migration = try migration(
      """
      var log: Factory<Log> { self { Log() }.singleton }
      var api: Factory<API> { Factory(self) { LiveAPI(log: self.log()) }.scope(.cached) }
      var count: Factory<Int> { self { 3 } }
      """)
    #expect(
      migration.statements == [
        "binder.bind(Log.self).sharedInScope().to(factory: Log.init)",
        "binder.bind((any API).self).sharedInScope().to(factory: LiveAPI.init)",
        "binder.bind(Int.self).to { 3 }",
      ])
    #expect(Set(migration.bindings.map(\.registration.module)) == ["ServicesModule"])
  }

  @Test("Factories of version 1 have their type and scope in the value") func firstVersion() throws {
    let migration = try migration(
      """
      static let log = Factory<Log>(scope: .singleton) { Log() }
      static let api = Factory { LiveAPI(log: Container.log()) as API }
      static let screen = ParameterFactory<Int, Screen> { id in Screen(id: id) }
      """)
    #expect(
      migration.statements == [
        "binder.bind(Log.self).sharedInScope().to(factory: Log.init)",
        "binder.bind((any API).self).to { (log: Log) in LiveAPI(log: log) as API }",
      ])
    #expect(migration.decisions == ["Screen": [.arguments(["Int"])]])
  }

  @Test("A factory without a certain equivalent needs a decision") func decisions() throws {
    let migration = try migration(
      """
      var screen: ParameterFactory<(id: Int, name: String), Screen> { self { Screen($0.id) } }
      var weak: Factory<A> { self { A() }.shared }
      var session: Factory<B> { self { B() }.scope(.session) }
      var own: Factory<G> { self { G() }.scope(Scope.login) }
      var timed: Factory<C> { self { C() }.timeToLive(60).singleton }
      var optional: Factory<D?> { self { nil } }
      var model: Factory<Model> { self { Model() } }
      var later: Factory<E> { self { E { self.log() } } }
      var log: Factory<Log> { self { Log(self) } }
      @MainActor var view: Factory<F> { self { F() } }
      """)
    #expect(migration.statements.isEmpty)
    #expect(
      migration.decisions == [
        "Screen": [.arguments(["(id: Int, name: String)"])],
        "A": [.weakScope], "B": [.otherScope(".session")], "G": [.otherScope("Scope.login")],
        "C": [.modifier("timeToLive")], "D?": [.optionalService],
        "Model": [.isolated("Model", actor: "MainActor")], "E": [.laterRequest("Log")],
        "Log": [.usesContainer("self")], "F": [.isolated("F", actor: "MainActor")],
      ])
  }

  @Test("Several factories of a type need tags, and so do the factories that ask for them") func severalOfOneType()
    throws
  {
    let migration = try migration(
      """
      var images: Factory<Log> { self { Log() } }
      var texts: Factory<Log> { self { Log() } }
      var api: Factory<API> { self { LiveAPI(log: self.texts()) } }
      """)
    #expect(migration.statements.isEmpty)
    #expect(migration.decisions["API"] == [.ambiguousRequest("Log")])
  }

  @Test("A type alias and its type are one type") func aliases() throws {
    let migration = try Migration(
      """
      typealias Code = String
      extension Container {
        var codes: Factory<[Code]> { self { [] } }
        var names: Factory<[String]> { self { [] } }
      }
      """)
    #expect(migration.statements.isEmpty)
  }

  @Test("Types of several words are in parentheses") func metatypes() throws {
    let migration = try migration(
      """
      var load: Factory<(Int) async -> Array<Log>> { self { { _ in [] } } }
      var both: Factory<A & B> { self { Both() } }
      var list: Factory<[Log]> { self { [] } }
      """)
    #expect(
      migration.statements == [
        "binder.bind(((Int) async -> Array<Log>).self).to { { _ in [] } }",
        "binder.bind((A & B).self).to { Both() }",
        "binder.bind([Log].self).to { [] }",
      ])
  }

  @Test("A name that factories of several types have is looked up in its file first") func sameNames() throws {
    let migration = try Migration([
      "A.swift": Self.types + "extension Container { var log: Factory<Log> { self { Log() } } }",
      "B.swift": """
      extension Other {
        var log: Factory<Int> { self { 1 } }
        var api: Factory<API> { self { LiveAPI(self.log()) } }
      }
      """,
      "C.swift": "extension Third { var text: Factory<Text> { self { Text(self.log()) } } }",
    ])
    #expect(migration.statements.contains("binder.bind((any API).self).to { (int: Int) in LiveAPI(int) }"))
    #expect(migration.decisions == ["Text": [.usesContainer("self")]])
  }

  @Test("Fakes of tests and previews are named beside the binding") func fakes() throws {
    let migration = try migration(
      "var log: Factory<Log> { self { Log() }.onTest { FakeLog() }.onPreview { FakeLog() } }")
    #expect(migration.statements == ["binder.bind(Log.self).to(factory: Log.init)"])
    #expect(migration.bindings.map(\.registration.overrides) == [["onTest", "onPreview"]])
  }

  @Test("Wrapped properties, calls of the shared container and overrides are listed") func uses() throws {
    let migration = try Migration(
      """
      extension Container { var api: Factory<API> { self { Live() } } }
      final class Screen {
        @Injected(\\.api) private var api
        @LazyInjected(\\.api) private var later
        @WeakLazyInjected(\\.api) private var parent
        @DynamicInjected(\\.api) private var each
        func load() { Container.shared.api().load() }
      }
      func test() { Container.shared.api.register { Fake() } }
      """)
    #expect(
      migration.code.uses.map(\.text) == [
        "@Injected(\\.api): an initializer parameter api: API",
        "@LazyInjected(\\.api): an initializer parameter later: Lazy<API>",
        "@WeakLazyInjected(\\.api): an initializer parameter parent: WeakProvider<API>",
        "@DynamicInjected(\\.api): an initializer parameter each: Provider<API>",
        "asks for API: an initializer parameter of the type that contains it",
        "replaces api: an override, .overriding(…), where the component is built",
      ])
  }

  @Test("Stored properties and the factories of Cleanse are no registrations") func others() throws {
    let migration = try Migration(
      """
      struct Screens { let factory: Factory<ScreenFactory>; var other: Factory<A> { screens.first! } }
      protocol P { var api: Factory<API> { get } }
      """)
    #expect(migration.bindings.isEmpty)
  }
}
