import Cleanse
import Testing

/// A server whose child tasks each build a component to handle one request.
private enum Server {
  final class Metrics: Sendable {}

  /// Not sendable, so it stays in the isolation of the app.
  final class Window {
    var title = ""
  }

  struct Limits: Sendable {
    let size: Int
  }

  final class Body {
    let text: String

    init(text: String) {
      self.text = text
    }
  }

  final class Handler {
    let body: Body
    let metrics: Metrics
    let limits: Limits
    let session: Session

    init(body: Body, metrics: Metrics, limits: Limits, session: Session) {
      self.body = body
      self.metrics = metrics
      self.limits = limits
      self.session = session
    }
  }

  final class Session {
    let body: Body

    init(body: Body) {
      self.body = body
    }
  }

  actor Archive {
    private var handlers: [Handler] = []

    var texts: [String] { handlers.map(\.body.text) }

    func take(_ handler: sending Handler) {
      handlers.append(handler)
    }
  }

  struct RequestScope: Scope {}

  struct RequestComponent: Component {
    typealias Seed = Body
    typealias Root = Handler

    static func configure(binder: Binder<RequestScope>) {
      binder.bind(Session.self).sharedInScope().to(factory: Session.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Handler>) -> BindingReceipt<Handler> {
      bind.to(factory: Handler.init)
    }
  }

  struct Application {
    let requests: SendableComponentFactory<RequestComponent>
    let metrics: Metrics
    let provider: SendableProvider<Metrics>
    let window: Window
  }

  struct App: RootComponent {
    typealias Root = Application

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: RequestComponent.self)
      binder.bind(Metrics.self).sharedInScope().sendable().to(factory: Metrics.init)
      binder.bind(Limits.self).sendable().to(value: Limits(size: 3))
      binder.bind(Window.self).sharedInScope().to(factory: Window.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Application>) -> BindingReceipt<Application> {
      bind.to(factory: Application.init)
    }
  }
}

@Suite("Sendable component factories")
struct SendableComponentFactoryTests {
  @Test("A sendable component factory builds in child tasks with the shared values of the parent")
  func childTasks() async throws {
    let app = try ComponentFactory.of(Server.App.self).build()
    let requests = app.requests
    let metrics = app.metrics
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let handler = requests.build(Server.Body(text: "\(number)"))
          #expect(handler.metrics === metrics)
          #expect(handler.session.body === handler.body)
          #expect(handler.limits.size == 3)
          return handler.body.text
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1000)
    #expect(app.provider.get() === metrics)
  }

  @Test("A component instance of a sendable component factory can be sent to another actor")
  func sending() async throws {
    let requests = try ComponentFactory.of(Server.App.self).build().requests
    let archive = Server.Archive()
    await archive.take(requests(Server.Body(text: "sent")))
    #expect(await archive.texts == ["sent"])
    let instance = requests.instantiate(Server.Body(text: "kept"))
    #expect(instance.root.body.text == "kept")
  }

  @Test("A sendable component factory works without validation")
  func unvalidated() async throws {
    let app = try ComponentFactory.of(Server.App.self, validate: false).build()
    let (requests, metrics) = (app.requests, app.metrics)
    let isSame = await Task { requests.build(Server.Body(text: "")).metrics === metrics }.value
    #expect(isSame)
  }

  @Test("A sendable component factory retains its captured values but not other objects of the parent")
  func detached() async throws {
    let requests: SendableComponentFactory<Server.RequestComponent>
    weak var window: Server.Window?
    weak var metrics: Server.Metrics?
    do {
      let app = try ComponentFactory.of(Server.App.self).build()
      window = app.window
      metrics = app.metrics
      requests = app.requests
    }
    // The root component factory is released, and with it the instance of the app.
    #expect(window == nil)
    #expect(metrics != nil)
    #expect(requests.build(Server.Body(text: "")).metrics === metrics)
  }

  // MARK: Forms

  private final class Clock: Sendable {}

  private struct Zone: Sendable {
    let name: String
  }

  private struct Watch {
    let provider: Provider<Clock>
    let make: () -> Clock
    let optional: Clock?
    let weak: WeakProvider<Clock>
    let weakValue: WeakProvider<Zone>
    let all: [Zone]
    let inner: SendableComponentFactory<HandComponent>
  }

  private struct Hand {
    let clock: Clock
    let weak: WeakProvider<Clock>
    let weakValue: WeakProvider<Zone>
    let all: [Zone]
  }

  private struct HandComponent: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Hand>) -> BindingReceipt<Hand> {
      bind.to(factory: Hand.init)
    }
  }

  private struct WatchComponent: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: HandComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Watch>) -> BindingReceipt<Watch> {
      bind.to {
        Watch(provider: $0, make: $1, optional: $2, weak: $3, weakValue: $4, all: $5, inner: $6)
      }
    }
  }

  private struct Shop {
    let watches: SendableComponentFactory<WatchComponent>
    let clock: Clock
  }

  private struct ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: WatchComponent.self)
      binder.bind(Clock.self).sharedInScope().sendable().to(factory: Clock.init)
      binder.bind(Zone.self).sharedInScope().sendable().to { Zone(name: "UTC") }
      binder.bind(Zone.self).intoCollection().sendable().to(value: Zone(name: "CET"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
      bind.to(factory: Shop.init)
    }
  }

  @Test("A sendable component and its subcomponent inject a shared value in every form", arguments: [true, false])
  func forms(isValidated: Bool) async throws {
    let shop = try ComponentFactory.of(ShopComponent.self, validate: isValidated).build()
    let (watches, clock) = (shop.watches, shop.clock)
    await Task {
      let watch = watches.build()
      #expect(watch.provider.get() === clock)
      #expect(watch.make() === clock)
      #expect(watch.optional === clock)
      #expect(watch.weak.get() === clock)
      #expect(watch.weakValue.get()?.name == "UTC")
      #expect(watch.all.map(\.name) == ["CET"])
      let hand = watch.inner.build()
      #expect(hand.clock === clock)
      #expect(hand.weak.get() === clock)
      #expect(hand.weakValue.get()?.name == "UTC")
      #expect(hand.all.map(\.name) == ["CET"])
    }.value
  }

  @Test("A sendable component factory builds 80,000 instances on eight threads with correct objects")
  func threads() async throws {
    let (requests, metrics) = try {
      let app = try ComponentFactory.of(Server.App.self).build()
      return (app.requests, app.metrics)
    }()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var mine = 0
          for number in 0..<10_000 {
            let instance = requests.instantiate(Server.Body(text: "\(number)"))
            if instance.root.metrics === metrics, instance.root.session.body === instance.root.body { mine += 1 }
            guard number % 100 == 0 else { continue }
            let dropped = requests.build(Server.Body(text: "dropped"))
            Task.detached { _ = dropped.body.text }
          }
          return mine
        }
      }
      for await mine in group { #expect(mine == 10_000) }
    }
  }
}
