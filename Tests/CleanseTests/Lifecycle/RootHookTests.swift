import TestSupport
import Cleanse
import Testing

private struct Page: Component {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<[Door]>) -> BindingReceipt<[Door]> {
    bind.to { (door: Door) in [door] }
  }
}

/// Root that holds the factory of a component which depends on the root.
private final class Door {
  let log: EventLog
  let pages: ComponentFactory<Page>

  init(log: EventLog, pages: ComponentFactory<Page>) {
    self.log = log
    self.pages = pages
  }
}

private struct Broken: Error {}

private struct HouseComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Page.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    bind.onStart { $0.log.note("started") }.onStop { $0.log.note("stopped") }.to(factory: Door.init)
  }
}

private struct FailingHouseComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Page.self)
    binder.bind([Door].self).sharedInScope().onStart { _ in throw Broken() }.to { (door: Door) in [door] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    bind.onStart { $0.log.note("started") }.onStop { $0.log.note("stopped") }.to(factory: Door.init)
  }
}

private struct House: Component {
  typealias Seed = EventLog

  static func configure(binder: Binder<Unscoped>) {
    binder.install(dependency: Page.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    HouseComponent.configureRoot(binder: bind)
  }
}

private struct StreetComponent: RootComponent {
  typealias Root = [ComponentFactory<House>]

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: House.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { (houses: ComponentFactory<House>) in [houses] }
  }
}

private struct Sheet: Component {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<[Ledger]>) -> BindingReceipt<[Ledger]> {
    bind.to { (ledger: Ledger) in [ledger] }
  }
}

private struct Ledger {
  let log: EventLog
  let sheets: ComponentFactory<Sheet>
}

private struct LedgerComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Sheet.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Ledger>) -> BindingReceipt<Ledger> {
    bind.onStart { $0.log.note("started") }.onStop { $0.log.note("stopped") }.to(factory: Ledger.init)
  }
}

@Suite("Hooks of a root that holds a component factory")
struct RootHookTests {
  @Test("Hooks of a root that holds a component factory run at start and stop", arguments: [true, false])
  func object(isValidated: Bool) async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(HouseComponent.self, validate: isValidated).instantiate(log)
    try await instance.run { #expect(instance.root.pages.build().first === instance.root) }
    #expect(log.events == ["started", "stopped"])
  }

  @Test("The stop hook of a root that holds a component factory runs without a start", arguments: [true, false])
  func neverStarted(isValidated: Bool) async throws {
    let log = EventLog()
    try await ComponentFactory.of(HouseComponent.self, validate: isValidated).instantiate(log).stop()
    #expect(log.events == ["stopped"])
  }

  @Test("Hooks of a root that holds a component factory run if the start fails", arguments: [true, false])
  func failedStart(isValidated: Bool) async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(FailingHouseComponent.self, validate: isValidated).instantiate(log)
    await #expect(throws: HookError.self) { try await instance.start() }
    #expect(log.events == ["started", "stopped"])
  }

  @Test("Hooks of the root of a subcomponent run on the main actor", arguments: [true, false])
  @MainActor func installed(isValidated: Bool) async throws {
    let log = EventLog()
    let houses = try ComponentFactory.of(StreetComponent.self, validate: isValidated).build()
    let instance = houses[0].instantiate(log)
    try await instance.run { #expect(instance.root.pages.build().first === instance.root) }
    #expect(log.events == ["started", "stopped"])
  }

  @Test("Hooks of a root that is a struct with a component factory run at start and stop", arguments: [true, false])
  func structure(isValidated: Bool) async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(LedgerComponent.self, validate: isValidated).instantiate(log)
    try await instance.run { #expect(instance.root.sheets.build().count == 1) }
    #expect(log.events == ["started", "stopped"])
  }
}
