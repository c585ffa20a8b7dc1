import TestSupport
import Cleanse
import Testing

/// A server that opens its connections before it starts.
private enum Depot {
  struct Address: Sendable {
    let host: String
  }

  final class Connection: Sendable {
    let host: String

    init(address: Address) async throws {
      await Task.yield()
      host = address.host
    }
  }

  final class Archive: Sendable {
    let connection: Connection

    private init(connection: Connection) {
      self.connection = connection
    }

    static func open(connection: Connection) async throws -> Archive {
      await Task.yield()
      return Archive(connection: connection)
    }
  }

  /// Not sendable, so it stays in the isolation of the graph.
  final class Catalogue {
    let archive: Archive
    var lookups = 0

    init(archive: Archive) {
      self.archive = archive
    }
  }

  struct Desk {
    let catalogue: Catalogue
    let connection: Connection
    let provider: Provider<Archive>
    let make: () -> Connection
    let optional: Connection?
    let weak: WeakProvider<Connection>
  }

  struct App: RootComponent {
    typealias Root = Desk

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Address.self).to(value: Address(host: "localhost"))
      binder.bind(Connection.self).sharedInScope().to(asyncFactory: Connection.init)
      binder.bind(Archive.self).sharedInScope().to(asyncFactory: Archive.open)
      binder.bind(Catalogue.self).sharedInScope().to(factory: Catalogue.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
      bind.to { Desk(catalogue: $0, connection: $1, provider: $2, make: $3, optional: $4, weak: $5) }
    }
  }
}

@Suite("Async bindings")
struct AsyncComponentFactoryTests {
  @Test("An async binding is created once and available in every form after the build", arguments: [true, false])
  func values(isValidated: Bool) async throws {
    let factory = try await AsyncComponentFactory.of(Depot.App.self, validate: isValidated)
    let desk = try await factory.build()
    #expect(desk.connection.host == "localhost")
    #expect(desk.catalogue.archive.connection === desk.connection)
    #expect(desk.provider.get() === desk.catalogue.archive)
    #expect(desk.make() === desk.connection)
    #expect(desk.optional === desk.connection)
    #expect(desk.weak.get() === desk.connection)
    #expect(try await factory().connection !== desk.connection)
  }

  @Test("A component instance with async bindings is released with its root")
  func release() async throws {
    weak var catalogue: Depot.Catalogue?
    weak var connection: Depot.Connection?
    do {
      let desk = try await AsyncComponentFactory.of(Depot.App.self).build()
      catalogue = desk.catalogue
      connection = desk.connection
      #expect(connection != nil)
    }
    #expect(catalogue == nil)
    #expect(connection == nil)
  }

  // MARK: Order

  private struct Source: Sendable {}
  private struct Left: Sendable {}
  private struct Right: Sendable {}
  private struct Sink: Sendable {}

  private struct Meeting: Sendable {
    let log: EventLog
    let gate = Gate(for: 2)
  }

  private struct MeetingComponent: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Sink.self).sharedInScope().to { (log: EventLog, _: Left, _: Right) async in
        log.note("sink")
        return Sink()
      }
      binder.bind(Meeting.self).sharedInScope().to { Meeting(log: $0) }
      binder.bind(Left.self).sharedInScope().to { (meeting: Meeting, _: Source) in
        meeting.log.note("left begins")
        if await meeting.gate.arrive() { meeting.log.note("met") }
        return Left()
      }
      binder.bind(Right.self).sharedInScope().to { (meeting: Meeting, _: Source) in
        if await meeting.gate.arrive() { meeting.log.note("met") }
        return Right()
      }
      binder.bind(Source.self).sharedInScope().to { (log: EventLog) async in
        await Task.yield()
        log.note("source")
        return Source()
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { (log: EventLog, _: Sink) async in
        log.note("root")
        return log.events
      }
    }
  }

  @Test("Independent async bindings are created concurrently, dependent ones in dependency order")
  func order() async throws {
    let log = EventLog()
    let events = try await AsyncComponentFactory.of(MeetingComponent.self).build(log)
    #expect(events == ["source", "left begins", "met", "met", "sink", "root"])
  }

  // MARK: Laziness

  private struct Early: Sendable {}
  private struct Late: Sendable {}
  private struct Unneeded {}
  private struct Needed: Sendable {}

  private struct LazyComponent: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Needed.self).sharedInScope().to { (log: EventLog) in
        log.note("needed")
        return Needed()
      }
      binder.bind(Unneeded.self).sharedInScope().to { (log: EventLog, _: Early) in
        log.note("unneeded")
        return Unneeded()
      }
      binder.bind(Early.self).sharedInScope().to { (log: EventLog, _: Needed) async in
        log.note("early")
        return Early()
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<() -> Unneeded>) -> BindingReceipt<() -> Unneeded> {
      bind.to { (provider: Provider<Unneeded>) in { provider.get() } }
    }
  }

  @Test("Synchronous dependencies of async bindings are created before them, other bindings on demand")
  func laziness() async throws {
    let log = EventLog()
    let unneeded = try await AsyncComponentFactory.of(LazyComponent.self).build(log)
    #expect(log.events == ["needed", "early"])
    _ = unneeded()
    #expect(log.events == ["needed", "early", "unneeded"])
  }

  // MARK: Contributions

  private struct Page: Sendable, Hashable {
    let name: String
  }

  private struct PagesComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Page.self).intoCollection().sharedInScope().to(asyncFactory: { Page(name: "home") })
      binder.bind(Page.self).intoCollection().to(value: Page(name: "about"))
      binder.bind(Page.self).intoCollection().sharedInScope().to(
        asyncFactory: { () async throws -> [Page] in [Page(name: "news"), Page(name: "old news")] })
      binder.bind(Page.self).intoSet().sharedInScope().to(asyncFactory: { Page(name: "set") })
      binder.bind(Page.self).intoDictionary(key: 1).sharedInScope().to(asyncFactory: { Page(name: "one") })
    }

    struct Pages {
      let array: [Page]
      let set: Set<Page>
      let dictionary: [Int: Page]
    }

    static func configureRoot(binder bind: ReceiptBinder<Pages>) -> BindingReceipt<Pages> {
      bind.to(factory: Pages.init)
    }
  }

  @Test("Array, set and dictionary multibindings contain async contributions")
  func contributions() async throws {
    let pages = try await AsyncComponentFactory.of(PagesComponent.self).build()
    #expect(pages.array.map(\.name) == ["home", "about", "news", "old news"])
    #expect(pages.set == [Page(name: "set")])
    #expect(pages.dictionary == [1: Page(name: "one")])
  }

  // MARK: Subcomponents

  private struct Session: Sendable {
    let user: String
  }

  private struct SessionComponent: Component {
    typealias Seed = TaggedProvider<UserName>

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(asyncFactory: { (connection: Depot.Connection, user: SendableUser) in
        await Task.yield()
        return Session(user: "\(user.name)@\(connection.host)")
      })
    }
  }

  private struct SendableUser: Sendable {
    let name: String
  }

  private struct UserName: Cleanse.Tag {
    typealias Element = String
  }

  private struct UserModule: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(SendableUser.self).to { (name: TaggedProvider<UserName>) in SendableUser(name: name.get()) }
    }
  }

  private struct ScopedSessionComponent: Component {
    typealias Seed = TaggedProvider<UserName>

    static func configure(binder: Binder<Unscoped>) {
      binder.include(module: UserModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      SessionComponent.configureRoot(binder: bind)
    }
  }

  private struct Lobby {
    let sessions: AsyncComponentFactory<ScopedSessionComponent>
    let connection: Depot.Connection
  }

  private struct LobbyComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      Depot.App.configure(binder: binder)
      binder.install(dependency: ScopedSessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Lobby>) -> BindingReceipt<Lobby> {
      bind.to(factory: Lobby.init)
    }
  }

  @Test("An async component factory builds a subcomponent with the parent's async bindings", arguments: [true, false])
  func installed(isValidated: Bool) async throws {
    let lobby = try await AsyncComponentFactory.of(LobbyComponent.self, validate: isValidated).build()
    #expect(try await lobby.sessions.build("anna").user == "anna@localhost")
    #expect(try await lobby.sessions("bert").user == "bert@localhost")
    #expect(try await lobby.sessions.instantiate("carl").root.user == "carl@localhost")
  }

  @Test("An async component factory builds a component without async bindings")
  func synchronous() async throws {
    struct Plain: RootComponent {
      static func configure(binder: Binder<Unscoped>) {}

      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 3) }
    }
    #expect(try await AsyncComponentFactory.of(Plain.self).build() == 3)
  }
}

// MARK: Creation order for subcomponents

private struct Lock: Sendable {
  let key: Int
}

private struct Room: Component {
  typealias Root = Lock

  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Lock>) -> BindingReceipt<Lock> {
    bind.to { (key: [Int]) in Lock(key: key[0]) }
  }
}

private struct Guest: Sendable {
  let lock: Lock
}

private struct Hotel: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Room.self)
    binder.bind(Guest.self).sharedInScope().to { (rooms: SendableComponentFactory<Room>) async in
      Guest(lock: rooms.build())
    }
    binder.bind([Int].self).sharedInScope().sendable().to { () async in
      try? await Task.sleep(nanoseconds: 10_000_000)
      return [42]
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<[Guest]>) -> BindingReceipt<[Guest]> {
    bind.to { (guest: Guest) in [guest] }
  }
}

@Suite("Async bindings of subcomponents")
struct InstalledAsyncBindingTests {
  @Test("Async bindings of a subcomponent are created before its factory is used", arguments: [true, false])
  func order(isValidated: Bool) async throws {
    let guests = try await AsyncComponentFactory.of(Hotel.self, validate: isValidated).build()
    #expect(guests.map(\.lock.key) == [42])
  }
}
