import TestSupport
import Cleanse
import Testing

/// A server that builds a component for each request; the component depends on the database.
private enum Requests {
  final class Database: Sendable {}

  final class Server {
    let requests: ComponentFactory<RequestComponent>

    init(requests: ComponentFactory<RequestComponent>) {
      self.requests = requests
    }
  }

  struct RequestComponent: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<[Database]>) -> BindingReceipt<[Database]> {
      bind.to { (database: Database) in [database] }
    }
  }

  struct App: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      let log = log
      binder.install(dependency: RequestComponent.self)
      binder.bind(Server.self).sharedInScope().eager().onStart { _ in log?.note("server starts") }
        .onStop { _ in log?.note("server stops") }
        .to { (factory: ComponentFactory<RequestComponent>) in
          // Depends on the database already while it is created.
          _ = factory.build()
          return Server(requests: factory)
        }
      binder.bind(Database.self).sharedInScope().onStart { _ in log?.note("database starts") }
        .onStop { _ in log?.note("database stops") }
        .to(asyncFactory: {
          await Task.yield()
          return Database()
        })
    }

    static func configureRoot(binder bind: ReceiptBinder<[Server]>) -> BindingReceipt<[Server]> {
      bind.to { (server: Server) in [server] }
    }

    @TaskLocal static var log: EventLog?
  }
}

/// A router that builds pages which depend on the router.
private enum Cycle {
  final class Router {
    let pages: ComponentFactory<PageComponent>

    init(pages: ComponentFactory<PageComponent>, log: EventLog) {
      self.pages = pages
      log.note("router made")
    }
  }

  final class Root {
    let router: Router
    let pages: ComponentFactory<PageComponent>

    init(router: Router, pages: ComponentFactory<PageComponent>) {
      self.router = router
      self.pages = pages
    }
  }

  struct Page {
    let router: Router
    let log: EventLog
  }

  struct PageComponent: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
      bind.to(factory: Page.init)
    }
  }

  struct App: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: PageComponent.self)
      binder.bind(Router.self).sharedInScope().eager().onStart { _ in }.to(factory: Router.init)
      binder.accept(.retainCycle)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }
}

@Suite("Order of async bindings and starts")
struct LifecycleOrderTests {
  @Test("The start order includes dependencies of the components whose factories an object receives")
  func factories() async throws {
    let log = EventLog()
    try await Requests.App.$log.withValue(log) {
      let instance = try await AsyncComponentFactory.of(Requests.App.self).instantiate(log)
      try await instance.start()
      try await instance.stop()
    }
    #expect(log.events == ["database starts", "server starts", "server stops", "database stops"])
  }

  @Test("A start ends although a component factory closes a cycle with its holder")
  func cycle() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Cycle.App.self).instantiate(log)
    #expect(log.events == ["router made"])
    #expect(instance.root.pages.build().router === instance.root.router)
    try await instance.start()
  }

  // MARK: Weak requests

  private final class Lamp: Sendable {}

  private final class Switch: Sendable {
    let foundLamp: Bool
    let lamp: @Sendable () -> Bool

    init(lamp: WeakProvider<Lamp>) {
      nonisolated(unsafe) let lamp = lamp
      foundLamp = lamp.get() != nil
      self.lamp = { lamp.get() != nil }
    }
  }

  private struct RoomComponent: RootComponent {
    struct Room {
      let lamp: Lamp
      let button: Switch
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Switch.self).sharedInScope().to(factory: Switch.init)
      binder.bind(Lamp.self).sharedInScope().to { (_: Switch) async in Lamp() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
      bind.to(factory: Room.init)
    }
  }

  @Test("A weak provider returns nil while its async binding is being created, and the value afterwards")
  func weak() async throws {
    let room = try await AsyncComponentFactory.of(RoomComponent.self).build()
    #expect(!room.button.foundLamp)
    #expect(room.button.lamp())
  }
}
