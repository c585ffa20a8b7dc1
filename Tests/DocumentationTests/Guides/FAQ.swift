import Cleanse
import CleanseTesting
import TestSupport
import Testing

/// Fakes, instances and warnings.
enum FAQGuide {
  protocol TimeSource { var hour: Int { get } }

  struct SystemTime: TimeSource { var hour: Int { 9 } }

  struct FakeTime: TimeSource { var hour: Int { 20 } }

  struct Greeter {
    let time: any TimeSource
  }

  struct Alarm {
    let time: SystemTime
  }

  struct Bedroom {
    let greeter: Greeter
    let alarm: Alarm
  }

  struct BedroomComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any TimeSource).self).to { $0 as SystemTime }
      binder.bind(SystemTime.self).to(factory: SystemTime.init)
      binder.bind(Greeter.self).to(factory: Greeter.init)
      binder.bind(Alarm.self).to(factory: Alarm.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bedroom>) -> BindingReceipt<Bedroom> {
      bind.to(factory: Bedroom.init)
    }
  }
}

/// One object for a protocol and its implementation.
extension FAQGuide {
  protocol ImageCache: AnyObject {}

  final class MemoryCache: ImageCache {}

  struct Gallery {
    let cache: any ImageCache
    let memory: MemoryCache
  }

  struct TwoCachesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any ImageCache).self).sharedInScope().to(factory: MemoryCache.init)
      binder.bind(MemoryCache.self).sharedInScope().to(factory: MemoryCache.init)
    }
  }

  struct OneCacheModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any ImageCache).self).to { $0 as MemoryCache }
      binder.bind(MemoryCache.self).sharedInScope().to(factory: MemoryCache.init)
    }
  }

  struct UnsharedCacheModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any ImageCache).self).to { $0 as MemoryCache }
      binder.bind(MemoryCache.self).to(factory: MemoryCache.init)
    }
  }
}

/// Initializers.
extension FAQGuide {
  final class APIClient {}

  struct Feed {
    var pageSize = 20
    var client = APIClient()
  }

  struct Log {}

  struct Office {
    let time: SystemTime?

    init(log: Log) { time = nil }
    init(log: Log, time: SystemTime) { self.time = time }
  }

  struct InitializersModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 50)
      binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
      binder.bind(Feed.self).to(factory: Feed.init(pageSize:client:))
      binder.bind(Log.self).to(factory: Log.init)
      binder.bind(SystemTime.self).to(factory: SystemTime.init)
      binder.bind(Office.self).to(factory: Office.init(log:time:))
    }
  }

  struct DefaultsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
      binder.bind(Feed.self).to(factory: Feed.init)
    }
  }
}

/// A choice at run time.
extension FAQGuide {
  protocol Importer { var name: String { get } }
  struct TextImporter: Importer { let name = "text" }
  struct ImageImporter: Importer { let name = "image" }

  struct ImportersModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Importer).self).intoDictionary(key: "txt").to(factory: TextImporter.init)
      binder.bind((any Importer).self).intoDictionary(key: "png").to(factory: ImageImporter.init)
    }
  }

  struct ImportMenu {
    let importers: [String: Provider<any Importer>]

    func importer(forExtension name: String) -> (any Importer)? { importers[name]?.get() }
  }
}

/// Objects of another framework.
extension FAQGuide {
  final class Store: Sendable {}

  /// Represents the container of another framework.
  enum Container {
    private static let store = Store()

    static func resolve(_ type: Store.Type) -> Store { store }
  }

  struct LegacyModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Store.self).to { Container.resolve(Store.self) }
    }
  }
}

/// Objects with and without a cycle.
extension FAQGuide {
  final class Player {
    let queue: Queue
    var isPlaying = false

    init(queue: Queue) { self.queue = queue }
  }

  final class Queue {
    private let player: WeakProvider<Player>

    init(player: WeakProvider<Player>) { self.player = player }

    var canSkip: Bool { player.get()?.isPlaying ?? false }
  }

  struct PlayerModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Player.self).sharedInScope().to(factory: Player.init)
      binder.bind(Queue.self).sharedInScope().to(factory: Queue.init)
    }
  }

  struct UnsharedPlayerModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Player.self).to(factory: Player.init)
      binder.bind(Queue.self).sharedInScope().to(factory: Queue.init)
    }
  }

  final class EagerPlayer {
    init(queue: EagerQueue) {}
  }

  final class EagerQueue {
    init(player: EagerPlayer) {}
  }
}

/// An object that several threads request.
extension FAQGuide {
  final class SlowCounter {
    init() { Race.dawdle() }
  }

  struct SlowModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(SlowCounter.self).sharedInScope().to(factory: SlowCounter.init)
    }
  }
}

@Suite("Answers to frequent questions", .collectsFailures)
struct FAQTests {
  typealias Guide = FAQGuide

  @Test("An override replaces one key and leaves the binding of the implementation") func fakeBesideImplementation()
    throws
  {
    let graph = try TestGraph(
      Guide.BedroomComponent.self, overrides: .overriding((any Guide.TimeSource).self) { Guide.FakeTime() })
    #expect(graph.root.greeter.time.hour == 20)
    #expect(graph.root.alarm.time.hour == 9)
    assertGraphWarnings(
      Guide.BedroomComponent.self, serviceLoader: CleanseServiceLoader([ImplementationBesideProtocolRule()])
    ) {
      ExpectedWarning(.implementationBesideProtocol, of: Guide.SystemTime.self)
    }
  }

  @Test("An override without an overridden binding is an error") func unusedOverride() {
    let overrides = Overrides.overriding(Guide.FakeTime.self, with: Guide.FakeTime())
    assertGraphErrors(Guide.BedroomComponent.self, overrides: overrides) {
      ExpectedError(.unusedOverride, of: Guide.FakeTime.self)
    }
  }

  @Test("An override applies to one graph only") func otherGraph() throws {
    let overrides = Overrides.overriding((any Guide.TimeSource).self) { Guide.FakeTime() }
    let fake = try ComponentFactory.of(Guide.BedroomComponent.self, overrides: overrides).build()
    let real = try ComponentFactory.of(Guide.BedroomComponent.self).build()
    #expect([fake.greeter.time.hour, real.greeter.time.hour] == [20, 9])
  }

  @Test("Two shared bindings of one class create two objects") func twoBindings() throws {
    let gallery = try make(Guide.Gallery.self, from: Guide.TwoCachesModule.self) { $0.to(factory: Guide.Gallery.init) }
    #expect(gallery.cache !== gallery.memory)
  }

  @Test("A forwarding binding of a protocol shares the object of a shared class") func forwarding() throws {
    let gallery = try make(Guide.Gallery.self, from: Guide.OneCacheModule.self) { $0.to(factory: Guide.Gallery.init) }
    #expect(gallery.cache === gallery.memory)
    let unshared = try make(Guide.Gallery.self, from: Guide.UnsharedCacheModule.self) {
      $0.to(factory: Guide.Gallery.init)
    }
    #expect(unshared.cache !== unshared.memory)
  }

  @Test("Warnings do not stop a program, but tests and checks can treat them as errors") func warnings() throws {
    typealias App = Around<Guide.OneCacheModule>
    var messages: [String] = []
    _ = try ComponentFactory.of(App.self, onWarnings: { warnings in messages = warnings.map(\.description) })
    #expect(messages.count == 1)
    #expect(try #require(messages.first).contains("is bound but never used"))
    _ = try ComponentFactory.of(App.self).build()
    try GraphValidator.check(App.self)
    #expect(throws: (any Error).self) { try GraphValidator.check(App.self, treatingWarningsAsErrors: true) }
    #expect(RecordedFailure.all { assertValidGraph(App.self, warnings: .fail) }.count == 1)
  }

  @Test("A named initializer gets its parameters from the graph") func initializers() throws {
    struct Screen { let feed: Guide.Feed; let office: Guide.Office; let client: Guide.APIClient }
    let screen = try make(Screen.self, from: Guide.InitializersModule.self) { $0.to(factory: Screen.init) }
    #expect(screen.feed.client === screen.client)
    #expect(screen.feed.pageSize == 50)
    #expect(screen.office.time != nil)
  }

  @Test("A bare initializer refers to the one without parameters") func defaults() throws {
    struct Screen { let feed: Guide.Feed; let client: Guide.APIClient }
    let screen = try make(Screen.self, from: Guide.DefaultsModule.self) { $0.to(factory: Screen.init) }
    #expect(screen.feed.client !== screen.client)
    #expect(screen.feed.pageSize == 20)
  }

  @Test("A dictionary of providers selects an implementation at run time") func choice() throws {
    let menu = try make(Guide.ImportMenu.self, from: Guide.ImportersModule.self) {
      $0.to(factory: Guide.ImportMenu.init)
    }
    #expect(menu.importer(forExtension: "png")?.name == "image")
    #expect(menu.importer(forExtension: "mp4") == nil)
  }

  @Test("A test graph returns an object by type") func lookUp() throws {
    let graph = try TestGraph(Guide.BedroomComponent.self)
    let time = try graph.value((any Guide.TimeSource).self)
    #expect(time.hour == 9)
  }

  @Test("A factory closure can take objects from another container") func otherFramework() throws {
    struct Screen { let store: Guide.Store }
    let screen = try make(Screen.self, from: Guide.LegacyModule.self) { $0.to(factory: Screen.init) }
    #expect(screen.store === Guide.Container.resolve(Guide.Store.self))
  }

  @Test("A weak provider breaks the FAQ's cycle") func cycles() throws {
    struct Screen { let player: Guide.Player; let queue: Guide.Queue }
    let screen = try make(Screen.self, from: Guide.PlayerModule.self) { $0.to(factory: Screen.init) }
    #expect(screen.player.queue === screen.queue)
    #expect(!screen.queue.canSkip)
    screen.player.isPlaying = true
    #expect(screen.queue.canSkip)
    assertGraphErrors(CyclicComponent.self) { ExpectedError(.dependencyCycle) }
  }

  @Test("A weak provider does not find an unshared object") func unsharedObject() throws {
    struct Screen { let player: Guide.Player }
    let screen = try make(Screen.self, from: Guide.UnsharedPlayerModule.self) { $0.to(factory: Screen.init) }
    screen.player.isPlaying = true
    #expect(!screen.player.queue.canSkip)
  }

  @Test("Several threads get the same shared object") func threads() throws {
    let graph = try TestGraph(Around<Guide.SlowModule>.self)
    let provider = try graph.value(Provider<Guide.SlowCounter>.self)
    let counters = Race.run { _ in provider.get() }
    #expect(counters.count == 8)
    for counter in counters { #expect(counter === counters[0]) }
    #expect(graph.creations.count(of: Guide.SlowCounter.self) == 1)
  }

  /// Builds an object from the bindings of one module.
  private func make<Value, M: Module>(
    _ type: Value.Type, from module: M.Type,
    _ bind: @escaping (BindingBuilder<Value, Singleton, BindingStage.Open>) -> Void
  ) throws -> Value where M.Scope == Singleton {
    try TestGraph(Around<M>.self) { binder in bind(binder.bind(Value.self)) }.value(Value.self)
  }
}

private struct Nothing {}

/// A graph of one module's bindings.
private struct Around<M: Module>: RootComponent where M.Scope == Singleton {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Nothing>) -> BindingReceipt<Nothing> {
    bind.to(factory: Nothing.init)
  }
}

private struct CyclicComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(FAQGuide.EagerQueue.self).sharedInScope().to(factory: FAQGuide.EagerQueue.init)
  }

  static func configureRoot(
    binder bind: ReceiptBinder<FAQGuide.EagerPlayer>
  ) -> BindingReceipt<FAQGuide.EagerPlayer> {
    bind.to(factory: FAQGuide.EagerPlayer.init)
  }
}
