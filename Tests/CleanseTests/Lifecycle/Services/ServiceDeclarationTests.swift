import Cleanse
import TestSupport
import Testing

@Suite("Declarations of services", .endsEventually)
struct ServiceDeclarationTests {
  // MARK: Forms

  private actor Counter {
    let log: EventLog

    init(log: EventLog) {
      self.log = log
    }

    func run(_ name: String) async {
      log.note("\(name) runs")
      for await _ in AsyncStream.endless {}
      log.note("\(name) is cancelled")
    }
  }

  /// Every builder that takes a service.
  private struct Forms: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(DatabaseService.self).sharedInScope().sendable().eager(.concurrently).running { try await $0.run() }
        .to(factory: DatabaseService.init)
      binder.bind(Counter.self).sharedInScope()
        .running { await $0.run("first loop") }.running { await $0.run("second loop") }
        .to(asyncFactory: { (log: EventLog) async in Counter(log: log) })
      binder.bind(CacheService.self).intoCollection().sharedInScope().running { try await $0.run() }.to {
        (log: EventLog) in
        [CacheService(log: log), CacheService(log: log)]
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<ServerService>) -> BindingReceipt<ServerService> {
      bind.running(run).to(factory: ServerService.init)
    }

    private static func run(_ server: ServerService) async throws { try await server.run() }
  }

  @Test("Each call of running adds one service, for each element of a contribution")
  func forms() async throws {
    let log = EventLog()
    let names = ["Cache", "Cache", "Database", "Server", "first loop", "second loop"]
    let instance = try await AsyncComponentFactory.of(Forms.self).instantiate(log)
    try await instance.run {
      while log.events.count < names.count { await Task.yield() }
    }
    #expect(log.events.prefix(6).sorted() == names.map { "\($0) runs" })
    #expect(log.events.suffix(6).sorted() == names.map { "\($0) is cancelled" })
    #expect(log.events.count == 12)
  }

  private struct Faulty: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(CacheService.self).intoCollection().sharedInScope()
        .running { _ in for await _ in AsyncStream.endless {} }
        .running { cache in
          if cache.log.events.isEmpty { throw TestService.Broken() }
          try await cache.run()
        }
        .to { (log: EventLog) in
          let other = EventLog()
          other.note("runs on")
          return [CacheService(log: other), CacheService(log: log)]
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test("The error of a failed service names its position among the services and the element")
  func position() async throws {
    let instance = try ComponentFactory.of(Faulty.self).instantiate(EventLog())
    let error = try await #require(throws: HookError.self) { try await instance.run() }
    #expect("\(error.diagnostic.headline)" == "Array<CacheService>: failed while running: it is broken")
    #expect(error.diagnostic.notes.map { "\($0.text)" } == ["bound in Faulty", "service 2 of 2, element 2 of 2"])
  }

  // MARK: Isolation

  @MainActor private final class Screen {
    private(set) var frames = 0
    let log: EventLog

    init(log: EventLog) {
      self.log = log
    }

    func draw() async {
      MainActor.assertIsolated()
      while !Task.isCancelled {
        frames += 1
        if frames == 3 { log.note("drawn") }
        await Task.yield()
      }
    }
  }

  @MainActor private struct Window: @MainActor RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Screen.self).sharedInScope().running { await $0.draw() }.to(factory: Screen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Screen]>) -> BindingReceipt<[Screen]> {
      bind.to { (screen: Screen) in [screen] }
    }
  }

  @Test("A service runs in the isolation of its object")
  @MainActor func mainActor() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Window.self).instantiate(log)
    try await instance.run { await log.waitForEvent("drawn") }
    #expect(instance.root[0].frames >= 3)
  }

  private enum Shutdown {
    @TaskLocal static var isSurrounding = false
  }

  @Test("A service inherits no task-local values, such as the shutdown state of a surrounding group")
  func taskLocals() async throws {
    struct Group: RootComponent {
      typealias Seed = EventLog

      static func configure(binder: Binder<Unscoped>) {}

      static func configureRoot(binder bind: ReceiptBinder<ServerService>) -> BindingReceipt<ServerService> {
        bind.running { server in
          server.note("sees \(Shutdown.isSurrounding)")
          try await server.run()
        }
        .to(factory: ServerService.init)
      }
    }
    let log = EventLog()
    let instance = try ComponentFactory.of(Group.self).instantiate(log)
    try await Shutdown.$isSurrounding.withValue(true) {
      try await instance.run {
        await log.waitForEvent("Server runs")
        // The closure of the run inherits them.
        log.note("closure sees \(Shutdown.isSurrounding)")
      }
    }
    #expect(log.events == ["Server sees false", "Server runs", "closure sees true", "Server is cancelled"])
  }

  // MARK: Overrides

  private struct Original: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(DatabaseService.self).sharedInScope().running { try await $0.run() }.to(factory: DatabaseService.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
      bind.to { (database: DatabaseService) in [database] }
    }
  }

  private struct OtherService: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(DatabaseService.self).sharedInScope().running { $0.note("runs differently") }.to(
        factory: DatabaseService.init)
    }
  }

  @Test("An override removes the service of the original binding and adds its own")
  func overrides() async throws {
    let log = EventLog()
    let fake = Overrides.overriding(DatabaseService.self, with: DatabaseService(log: log))
    let plain = try ComponentFactory.of(Original.self, overrides: fake).instantiate(log)
    try await plain.run { for _ in 0..<1000 { await Task.yield() } }
    #expect(log.events.isEmpty)
    let other = try ComponentFactory.of(Original.self, overrides: [OtherService.self]).instantiate(log)
    await #expect(throws: HookError.self) { try await other.run() }
    #expect(log.events == ["Database runs differently"])
  }

  // MARK: Validation

  private struct Unshared: RootComponent {
    static let line: Int = #line + 8

    static func configure(binder: Binder<Singleton>) {
      binder.bind(EventLog.self).to { EventLog() }
      binder.bind(DatabaseService.self).configured(with: database)
    }

    private static func database(_ bind: ReceiptBinder<DatabaseService>) -> BindingReceipt<DatabaseService> {
      bind.running { try await $0.run() }.to(factory: DatabaseService.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
      bind.to { (database: DatabaseService) in [database] }
    }
  }

  @Test("Validation reports a service of a binding that is not shared")
  func unshared() throws {
    let found = try #require(GraphValidator.validate(Unshared.self).errors.first).diagnostic
    #expect(found.id == .unsharedHook)
    #expect("\(found.headline)" == "DatabaseService: has a service, but is not shared")
    #expect(found.location?.line == Unshared.line)
    #expect(
      found.notes.map { "\($0.text)" } == ["the service would get a new DatabaseService that is used nowhere else"])
  }

  private struct Unrequested: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(EventLog.self).sharedInScope().to { EventLog() }
      binder.bind(DatabaseService.self).sharedInScope().running { try await $0.run() }.to(factory: DatabaseService.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test("Validation reports no unused binding for a service without dependents")
  func unrequested() throws {
    #expect(GraphValidator.validate(Unrequested.self).text() == "The graph is valid.")
  }

  @Test("Plugins see whether a provider has a service")
  func plugins() throws {
    let app = try #require(GraphValidator.validate(Unrequested.self).root.subcomponents.first)
    func isService<P: ProviderProtocol>(_ type: P.Type) throws -> Bool {
      try #require(app.providers[ProviderKey(type)]?.first).isService
    }
    #expect(try isService(Provider<DatabaseService>.self))
    #expect(try !isService(Provider<EventLog>.self))
  }
}
