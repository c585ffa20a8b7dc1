import Autowire
import Cleanse
import CleanseTesting
import Foundation

/// The code in the tables of Documentation/ComingFrom….md.
enum ComingFromGuide {
  // MARK: Types

  protocol API {
    var host: String { get }
  }

  final class LiveAPI: API {
    let host: String

    init(log: Log) {
      host = "example.org"
      log.lines.append("live")
    }
  }

  struct FakeAPI: API {
    let host = "fake"
  }

  struct LoggedAPI: API {
    let api: any API
    let log: Log

    var host: String {
      log.lines.append("host")
      return api.host
    }
  }

  final class Log {
    var lines: [String] = []
  }

  final class Downloader {
    let retries: Int

    init(log: Log, retries: Int = 1) {
      self.retries = retries
      log.lines.append("downloader")
    }
  }

  @MainActor
  final class ScreenModel {
    let api: any API

    init(api: any API) {
      self.api = api
    }
  }

  protocol Cache {}

  final class DiskCache: Cache {}

  protocol Analytics {}

  final class FeedModel {
    let api: any API

    init(api: any API) {
      self.api = api
    }
  }

  final class Clock {
    private let now: () -> Date

    init(now: @escaping () -> Date) {
      self.now = now
    }

    var hour: Int { Int(now().timeIntervalSince1970) / 3600 % 24 }
  }

  final class Feed {
    let makeModel: () -> FeedModel
    let models: Provider<FeedModel>
    let links: [any LinkHandler]

    init(makeModel: @escaping () -> FeedModel, models: Provider<FeedModel>, links: [any LinkHandler]) {
      self.makeModel = makeModel
      self.models = models
      self.links = links
    }
  }

  struct FeedScreen {
    @Lazy var model: FeedModel
    let again: Lazy<FeedModel>
  }

  final class Parent {
    let child: Child

    init(child: Child) {
      self.child = child
    }
  }

  final class Child {
    let parent: WeakProvider<Parent>

    init(parent: WeakProvider<Parent>) {
      self.parent = parent
    }
  }

  final class OrderScreen {
    let id: Int

    init(id: Assisted<Int>, api: any API) {
      self.id = id.get()
    }
  }

  struct OrderScreenFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = OrderScreen
  }

  final class Orders {
    private let screens: Factory<OrderScreenFactory>

    init(screens: Factory<OrderScreenFactory>) {
      self.screens = screens
    }

    func open(_ id: Int) -> OrderScreen {
      screens.build(id)
    }
  }

  protocol LinkHandler {}

  struct HelpLinks: LinkHandler {}

  struct Database: Sendable {
    static func open() async throws -> Database { Database() }
  }

  final class MainViewController {
    private(set) var feed: Feed?

    func injectProperties(feed: Feed) {
      self.feed = feed
    }
  }

  /// Bound by the build plugin in a target that has it.
  final class Toaster: Injectable {}

  // MARK: Tags

  struct ImageHost: Tag {
    typealias Element = String
  }

  final class ImageLoader {
    let host: String

    init(host: TaggedProvider<ImageHost>) {
      self.host = host.get()
    }
  }

  // MARK: Modules

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Log.self).sharedInScope().to(factory: Log.init)
      binder.bind((any API).self).to(factory: LiveAPI.init)
      binder.bind(String.self).tagged(with: ImageHost.self).to(value: "images.example.org")
      binder.bind(ImageLoader.self).sharedInScope().to(factory: ImageLoader.init)
      binder.bind(DiskCache.self).sharedInScope().eager().to(factory: DiskCache.init)
      binder.bind((any Cache).self).to { $0 as DiskCache }
      binder.bind(Downloader.self).to { (log: Log) in Downloader(log: log, retries: 3) }
    }
  }

  struct LoggedNetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Log.self).sharedInScope().to(factory: Log.init)
      binder.bind((any API).self).live().to(factory: LiveAPI.init)
      binder.decorate((any API).self, with: LoggedAPI.init)
    }
  }

  struct FeatureModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(FeedModel.self).to(factory: FeedModel.init)
      binder.bind(Feed.self).to(factory: Feed.init)
      binder.bind(FeedScreen.self).to(factory: FeedScreen.init)
      binder.bind(Orders.self).to(factory: Orders.init)
      binder.bind(Parent.self).sharedInScope().to(factory: Parent.init)
      binder.bind(Child.self).sharedInScope().to(factory: Child.init)
      binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).to(factory: OrderScreen.init)
      binder.bind((any LinkHandler).self).intoCollection().to(factory: HelpLinks.init)
      binder.bind((any LinkHandler).self).intoDictionary(key: "help").to(factory: HelpLinks.init)
      binder.bind(String.self).intoSet().to(value: "en")
      binder.bind(Int.self).intoDictionary(key: "retries").to(value: 3)
      binder.declareSet(of: String.self)
      binder.bindOptional((any Analytics).self)
      binder.bind(Date.self).to { Date() }
      binder.bind(Clock.self).sharedInScope().to(factory: Clock.init)
      binder.bindPropertyInjectionOf(MainViewController.self).to(injector: MainViewController.injectProperties)
    }
  }

  // MARK: Components

  struct SessionScope: Scope {}

  struct User: Sendable {
    let name: String
  }

  final class Session {
    let user: User
    let feed: Feed

    init(user: User, feed: Feed) {
      self.user = user
      self.feed = feed
    }
  }

  struct SessionComponent: Component {
    typealias Seed = User

    static func configure(binder: Binder<SessionScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(factory: Session.init)
    }
  }

  final class Login {
    private let sessions: ComponentFactory<SessionComponent>
    var session: Session?

    init(sessions: ComponentFactory<SessionComponent>) {
      self.sessions = sessions
    }

    func logIn(_ user: User) {
      session = sessions.build(user)
    }

    func logOut() {
      session = nil
    }
  }

  struct Job {
    let user: User
  }

  struct JobComponent: Component {
    typealias Seed = User

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Job>) -> BindingReceipt<Job> {
      bind.to(factory: Job.init)
    }
  }

  struct Application {
    let login: Login
    let feed: Feed
    let feedScreen: FeedScreen
    let orders: Orders
    let images: ImageLoader
    let parent: Parent
    let clock: Clock
    let viewControllers: PropertyInjector<MainViewController>
    let analytics: (any Analytics)?
    let languages: Set<String>
    let limits: [String: Int]
    let cache: any Cache
    let downloader: Downloader
    let linksByName: [String: Provider<any LinkHandler>]
    let jobs: SendableComponentFactory<JobComponent>
  }

  struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: FeatureModule.self)
      binder.install(dependency: SessionComponent.self)
      binder.install(dependency: JobComponent.self)
      binder.bind(Login.self).sharedInScope().to(factory: Login.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Application>) -> BindingReceipt<Application> {
      bind.to(factory: Application.init)
    }
  }

  struct LoggedComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: LoggedNetworkModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<FeedModel>) -> BindingReceipt<FeedModel> {
      bind.to(factory: FeedModel.init)
    }
  }

  struct ScreenComponent: @MainActor RootComponent {
    @MainActor static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
    }

    @MainActor static func configureRoot(binder bind: ReceiptBinder<ScreenModel>) -> BindingReceipt<ScreenModel> {
      bind.to(factory: ScreenModel.init)
    }
  }

  struct LaunchOptions {
    let user: User
  }

  struct ServerComponent: RootComponent {
    typealias Seed = LaunchOptions

    static func configure(binder: Binder<Singleton>) {
      binder.bind(User.self).to(factory: \LaunchOptions.user)
      binder.bind(Database.self).sharedInScope().to(asyncFactory: Database.open)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
      bind.to(factory: Server.init)
    }
  }

  struct Server {
    let user: User
    let database: Database
  }

  // MARK: Rules

  struct NamingRule: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {}
  }

  // MARK: Building, testing

  static func build() throws -> Application {
    try ComponentFactory.of(AppComponent.self).build()
  }

  static func serve() async throws -> Server {
    let options = LaunchOptions(user: User(name: "admin"))
    return try await AsyncComponentFactory.of(ServerComponent.self).build(options)
  }

  static func check() throws {
    try GraphValidator.check(AppComponent.self)
    try GraphValidator.check(AppComponent.self, serviceLoader: CleanseServiceLoader([NamingRule()]))
    try GraphValidator.check(
      AppComponent.self,
      configurations: [
        GraphConfiguration("app"),
        GraphConfiguration("preview", overrides: .overriding((any API).self) { FakeAPI() }),
      ])
  }

  static func trace() throws -> CreationTrace {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(AppComponent.self, trace: trace).build()
    return trace
  }

  static func testGraph() throws -> TestGraph<AppComponent> {
    try TestGraph(AppComponent.self, overrides: .overriding((any API).self) { FakeAPI() })
  }

  static var midnight: Overrides {
    .overriding(Date.self) { Date(timeIntervalSince1970: 0) }
  }

  struct FakeNetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any API).self).to(factory: FakeAPI.init)
    }
  }

  static func fakeNetwork() throws -> Application {
    try ComponentFactory.of(AppComponent.self, overrides: [FakeNetworkModule.self]).build()
  }
}
