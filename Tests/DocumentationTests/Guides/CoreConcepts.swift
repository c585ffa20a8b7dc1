import Cleanse
import CleanseTesting
import TestSupport
import Testing

/// A mail app: its objects, and its graph.
enum CoreConceptsGuide {
  struct User: Equatable { let name: String }

  protocol Transport { func send(_ request: String) -> String }

  struct HTTPTransport: Transport {
    func send(_ request: String) -> String { "200 \(request)" }
  }

  final class APIClient {
    private let transport: any Transport

    init(transport: any Transport) { self.transport = transport }

    func get(_ path: String) -> String { transport.send("GET \(path)") }
  }

  final class Inbox {
    let user: User
    let client: APIClient

    init(user: User, client: APIClient) {
      self.user = user
      self.client = client
    }

    var messages: String { client.get("/\(user.name)/messages") }
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Transport).self).to(factory: HTTPTransport.init)
      binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
    }
  }

  struct SessionScope: Scope {}

  struct SessionModel { let inbox: Inbox }

  struct SessionComponent: Component {
    typealias Seed = User

    static func configure(binder: Binder<SessionScope>) {
      binder.bind(Inbox.self).sharedInScope().to(factory: Inbox.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<SessionModel>) -> BindingReceipt<SessionModel> {
      bind.to(factory: SessionModel.init)
    }
  }

  final class AppModel {
    private let sessions: ComponentFactory<SessionComponent>
    private(set) var session: SessionModel?

    init(sessions: ComponentFactory<SessionComponent>) { self.sessions = sessions }

    func logIn(_ user: User) { session = sessions.build(user) }

    func logOut() { session = nil }
  }

  struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.install(dependency: SessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
      bind.to(factory: AppModel.init)
    }
  }
}

/// A binding for each situation.
extension CoreConceptsGuide {
  struct Settings: Equatable { var pageSize = 20 }

  final class Cache {
    let limit: Int
    init(limit: Int) { self.limit = limit }
  }

  struct BaseURL: Cleanse.Tag { typealias Element = String }

  protocol Tab {}
  struct InboxTab: Tab {}

  struct Letter {
    let text: String
    let client: APIClient

    init(text: Assisted<String>, client: APIClient) {
      self.text = text.get()
      self.client = client
    }
  }

  struct LetterFactory: AssistedFactory {
    typealias Seed = String
    typealias Element = Letter
  }

  final class AppDelegate {
    var client: APIClient?
    func inject(client: APIClient) { self.client = client }
  }

  struct Analytics {}

  final class Database: Sendable {
    static func open() async throws -> Database { Database() }
  }

  final class Listener {
    private(set) var isListening = false
    nonisolated(nonsending) func listen() async throws { isListening = true }
  }

  struct SituationsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(HTTPTransport.self).to(factory: HTTPTransport.init)
      binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
      binder.bind((any Transport).self).to { $0 as HTTPTransport }
      binder.bind(Settings.self).to(value: Settings())
      binder.bind(Cache.self).to { (settings: Settings) in Cache(limit: settings.pageSize) }
      binder.bind(Int.self).to(factory: \Settings.pageSize)
      binder.bind(String.self).tagged(with: BaseURL.self).to(value: "https://example.com")
      binder.bind((any Tab).self).intoCollection().to(factory: InboxTab.init)
      binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init)
      binder.bindPropertyInjectionOf(AppDelegate.self).to(injector: AppDelegate.inject)
      binder.bindOptional(Analytics.self)
      binder.bind(Database.self).sharedInScope().to(asyncFactory: Database.open)
      binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
      binder.install(dependency: SessionComponent.self)
    }
  }

  /// A dependency of each form.
  struct Screen {
    let client: APIClient
    let caches: Provider<Cache>
    let cache: Lazy<Cache>
    let makeCache: () -> Cache
    let baseURL: TaggedProvider<BaseURL>
    let tabs: [any Tab]
    let letters: Factory<LetterFactory>
    let analytics: Analytics?
    let sessions: ComponentFactory<SessionComponent>
    let delegates: PropertyInjector<AppDelegate>
    let listener: WeakProvider<Listener>
  }

  struct ScreenComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: SituationsModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
      bind.to(factory: Screen.init)
    }
  }
}

@Suite("Guide to core concepts")
struct CoreConceptsTests {
  typealias Guide = CoreConceptsGuide

  private struct SilentTransport: Guide.Transport {
    func send(_ request: String) -> String { "" }
  }

  @Test("The graph of the guide to core concepts is valid") func valid() {
    assertValidGraph(Guide.AppComponent.self, warnings: .fail)
  }

  @Test("The guide's app builds a session for each login with one shared client") func sessions() throws {
    let app = try ComponentFactory.of(Guide.AppComponent.self).build()
    app.logIn(Guide.User(name: "Ada"))
    let first = try #require(app.session).inbox
    app.logIn(Guide.User(name: "Ben"))
    let second = try #require(app.session).inbox
    #expect(first !== second)
    #expect(first.client === second.client)
    #expect([first.user.name, second.user.name] == ["Ada", "Ben"])
    #expect(second.messages == "200 GET /Ben/messages")
  }

  @Test("The guide's session component shares one inbox per session") func sharing() throws {
    let graph = try TestGraph(Guide.AppComponent.self)
    let sessions = try graph.value(ComponentFactory<Guide.SessionComponent>.self)
    let session = sessions.instantiate(Guide.User(name: "Ada"))
    #expect(try session.value(Guide.Inbox.self) === session.root.inbox)
  }

  @Test("The guide's app releases the objects of a session at logout") func release() throws {
    let app = try ComponentFactory.of(Guide.AppComponent.self).build()
    app.logIn(Guide.User(name: "Ada"))
    weak let inbox = app.session?.inbox
    #expect(inbox != nil)
    app.logOut()
    #expect(inbox == nil)
  }

  @Test("Validation and building of the guide's app create no object until it is needed") func laziness() throws {
    var created = 0
    let overrides = Overrides.overriding((any Guide.Transport).self) {
      created += 1
      return SilentTransport()
    }
    let factory = try ComponentFactory.of(Guide.AppComponent.self, overrides: overrides)
    let app = factory.build()
    #expect(created == 0)
    app.logIn(Guide.User(name: "Ada"))
    #expect(created == 1)
    #expect(app.session?.inbox.messages == "")
  }

  @Test("A dependency on a protocol is not satisfied by a binding of its implementation") func exactTypes() {
    assertGraphErrors(ImplementationOnly.self) { ExpectedError(.missingBinding, of: (any Guide.Transport).self) }
  }

  @Test("A module that is included twice is counted once") func inclusion() {
    assertValidGraph(TwiceIncluding.self, warnings: .fail)
  }

  @Test("A parent component cannot depend on bindings of its subcomponents") func visibility() {
    assertGraphErrors(Peeping.self) { ExpectedError(.missingBinding, of: Guide.Inbox.self) }
  }

  @Test("Each instance of a root component has its own shared objects") func instances() throws {
    let factory = try ComponentFactory.of(TwiceIncluding.self)
    let first = factory.instantiate()
    let second = factory.instantiate()
    #expect(try first.value(Guide.APIClient.self) === first.root.client)
    #expect(first.root.client !== second.root.client)
  }

  @Test("Each binding in the guide's table of situations works") func situations() async throws {
    let report = GraphValidator.validate(Guide.ScreenComponent.self)
    #expect(report.isValid, "\(report)")
    let graph = try await TestGraph(awaiting: Guide.ScreenComponent.self)
    let screen = graph.root
    #expect(screen.caches.get() !== screen.caches.get())
    #expect(screen.cache.get() === screen.cache.get())
    #expect(screen.makeCache().limit == 20)
    #expect(try graph.value(Int.self) == 20)
    #expect(screen.baseURL.get() == "https://example.com")
    #expect(screen.tabs.count == 1)
    #expect(screen.letters.build("Hello").text == "Hello")
    #expect(screen.letters.build("Hello").client === screen.client)
    #expect(screen.analytics == nil)
    let delegate = Guide.AppDelegate()
    screen.delegates.injectProperties(into: delegate)
    #expect(delegate.client === screen.client)
    _ = try graph.value(Guide.Database.self)
    let listener = try graph.value(Guide.Listener.self)
    #expect(screen.listener.get() === listener)
    #expect(!listener.isListening)
    try await graph.instance.start()
    #expect(listener.isListening)
  }

  @Test(
    "The tables of guide and skill list statements of the compiled code",
    arguments: [("CoreConcepts.md", 16), ("Skills/cleanse/SKILL.md", 11)])
  func statements(page name: String, count: Int) throws {
    let page = try RepositoryFile.text("Documentation/\(name)")
    let code = try RepositoryFile.text("Tests/DocumentationTests/Guides/CoreConcepts.swift")
    let statements = page.matches(of: /\| `(binder\..+?)` \|/).map { String($0.1) }
    #expect(statements.count == count)
    for statement in statements { #expect(code.contains(statement), "\(statement)") }
  }

  @Test("The guide's table of parameters lists all forms of dependencies") func parameters() throws {
    let page = try RepositoryFile.text("Documentation/CoreConcepts.md")
    let code = try RepositoryFile.text("Tests/DocumentationTests/Guides/CoreConcepts.swift")
    let parameters = page.matches(of: /\| `(\w+: .+?)` \|/).map { String($0.1) }
    #expect(parameters.count == 11)
    for parameter in parameters { #expect(code.contains("let \(parameter)"), "\(parameter)") }
  }
}

private struct ImplementationOnly: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(CoreConceptsGuide.HTTPTransport.self).to(factory: CoreConceptsGuide.HTTPTransport.init)
  }

  static func configureRoot(
    binder bind: ReceiptBinder<CoreConceptsGuide.APIClient>
  ) -> BindingReceipt<CoreConceptsGuide.APIClient> {
    bind.to(factory: CoreConceptsGuide.APIClient.init)
  }
}

private struct TwiceIncluding: RootComponent {
  struct IncludingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CoreConceptsGuide.NetworkModule.self)
    }
  }

  struct Screen { let client: CoreConceptsGuide.APIClient }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: CoreConceptsGuide.NetworkModule.self)
    binder.include(module: IncludingModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to(factory: Screen.init)
  }
}

private struct Peeping: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    CoreConceptsGuide.AppComponent.configure(binder: binder)
  }

  static func configureRoot(
    binder bind: ReceiptBinder<CoreConceptsGuide.SessionModel>
  ) -> BindingReceipt<CoreConceptsGuide.SessionModel> {
    bind.to(factory: CoreConceptsGuide.SessionModel.init)
  }
}
