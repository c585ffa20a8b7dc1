import TestSupport
import Cleanse
import Foundation
import Testing

/// A service that opens connections, and serves requests on other threads.
private enum Service {
  struct Refusal: Error {}

  /// Lets the creations of the connection and the cache overlap.
  @TaskLocal static var gate = Gate(for: 1)

  static func work() async throws {
    _ = await gate.arrive()
    try await Task.sleep(nanoseconds: 20_000_000)
  }

  struct Address: Sendable {
    let host: String
  }

  final class Connection: Sendable {
    init(address: Address) async throws {
      try await work()
    }
  }

  final class Cache: Sendable {
    init() async throws {
      try await work()
    }
  }

  final class Store: Sendable {
    init(connection: Connection, sessions: SendableComponentFactory<SessionComponent>) async throws {
      _ = sessions.build(0)
    }
  }

  final class Session {
    let number: Int

    init(number: Int) {
      self.number = number
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  struct SessionComponent: Component {
    typealias Root = Session
    typealias Seed = Int

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(factory: Session.init)
    }
  }

  struct Front {
    let store: Store
    let cache: Cache
    let sessions: SendableComponentFactory<SessionComponent>
  }

  struct App: RootComponent {
    typealias Root = Front

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Address.self).to {
        Thread.sleep(forTimeInterval: 0.01)
        return Address(host: "localhost")
      }
      binder.bind(Connection.self).sharedInScope().to(asyncFactory: Connection.init)
      binder.bind(Cache.self).sharedInScope().to(asyncFactory: Cache.init)
      binder.bind(Store.self).sharedInScope().to(asyncFactory: Store.init)
      binder.install(dependency: SessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Front>) -> BindingReceipt<Front> {
      bind.to { Front(store: $0, cache: $1, sessions: $2) }
    }
  }

  struct Reader: Sendable {}
  struct Writer: Sendable {}

  struct Pair {
    let reader: Reader
    let writer: Writer
  }

  /// Two async bindings that depend on one synchronous binding.
  struct PairComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Address.self).sharedInScope().to {
        Thread.sleep(forTimeInterval: 0.01)
        return Address(host: "localhost")
      }
      binder.bind(Reader.self).sharedInScope().to { (_: Address) async in Reader() }
      binder.bind(Writer.self).sharedInScope().to { (_: Address) async in Writer() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pair>) -> BindingReceipt<Pair> {
      bind.to { Pair(reader: $0, writer: $1) }
    }
  }

  struct Broken: RootComponent {
    typealias Root = Cache

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Address.self).to { Address(host: "localhost") }
    }

    static func configureRoot(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
      bind.to(asyncFactory: { (_: Address) async throws in throw Refusal() })
    }
  }
}

extension CreationTrace {
  fileprivate func entry(of type: Any.Type) throws -> Entry {
    try #require(entries.first { entry in entry.subject.type.map { ObjectIdentifier($0) } == ObjectIdentifier(type) })
  }
}

@Suite("Traces of async bindings and threads")
struct AwaitedTraceTests {
  private let trace = CreationTrace()

  @Test("A trace shows async bindings from begin to end with their first dependent")
  func awaitedValues() async throws {
    let factory = try await AsyncComponentFactory.of(Service.App.self, trace: trace)
    _ = try await Service.$gate.withValue(Gate(for: 2)) { try await factory.build() }
    let connection = try trace.entry(of: Service.Connection.self)
    let store = try trace.entry(of: Service.Store.self)
    let cache = try trace.entry(of: Service.Cache.self)
    #expect([connection, store, cache].allSatisfy { $0.kind == .awaitedValue })
    #expect(connection.requester?.type == Service.Store.self)
    #expect(store.requester?.type == Service.Front.self)
    #expect(cache.requester?.type == Service.Front.self)
    #expect(connection.totalTime >= 0.03)
    #expect(cache.totalTime >= 0.02)
    // Both are created concurrently, and the store begins after the connection has ended.
    #expect(cache.start < connection.start + connection.totalTime)
    #expect(store.start >= connection.start + connection.totalTime)
    #expect(trace.entries.last?.subject.type == Service.Front.self)
  }

  @Test("The own time of an async binding excludes its dependencies and the components that it builds")
  func ownTime() async throws {
    _ = try await AsyncComponentFactory.of(Service.App.self, trace: trace).build()
    let address = try trace.entry(of: Service.Address.self)
    let connection = try trace.entry(of: Service.Connection.self)
    #expect(address.requester?.type == Service.Connection.self)
    #expect(address.ownTime >= 0.01)
    #expect(abs(connection.ownTime + address.totalTime - connection.totalTime) < 0.000_001)
    let store = try trace.entry(of: Service.Store.self)
    let session = try trace.entry(of: Service.Session.self)
    #expect(session.requester?.type == Service.Store.self)
    #expect(session.instance?.seed == "0")
    #expect(store.totalTime >= 0.01)
    #expect(store.ownTime <= store.totalTime - session.totalTime)
  }

  @Test("A trace attributes a shared dependency to the async binding that is created first")
  func sharedPlainValue() async throws {
    _ = try await AsyncComponentFactory.of(Service.PairComponent.self, trace: trace).build()
    let address = try trace.entry(of: Service.Address.self)
    #expect(trace.entries.count { $0.subject.name == "Address" } == 1)
    let awaited = try [trace.entry(of: Service.Reader.self), trace.entry(of: Service.Writer.self)]
      .sorted { $0.start < $1.start }
    #expect(address.requester?.name == awaited[0].subject.name)
    #expect(abs(awaited[0].ownTime + address.totalTime - awaited[0].totalTime) < 0.000_001)
    #expect(awaited[1].ownTime == awaited[1].totalTime)
  }

  @Test("A trace omits objects whose creation failed")
  func failure() async throws {
    let factory = try await AsyncComponentFactory.of(Service.Broken.self, trace: trace)
    await #expect(throws: CreationError.self) { try await factory.build() }
    #expect(trace.entries.map(\.subject.name) == ["Broken", "Broken", "Address"])
  }

  @Test("A trace distinguishes threads that create objects at the same time")
  func threads() async throws {
    let front = try await AsyncComponentFactory.of(Service.App.self, trace: trace).build()
    let before = trace.entries.count
    let sessions = front.sessions
    #expect(Race.run { sessions.build($0).number } == Array(0..<8))
    let made = trace.entries.dropFirst(before)
    #expect(made.count == 16)
    #expect(made.allSatisfy { $0.requester == nil })
    let values = made.filter { $0.kind == .value }
    #expect(Set(values.map(\.thread)).count == 8)
    #expect(Set(values.compactMap { $0.instance?.number }).count == 8)
    #expect(Set(values.compactMap { $0.instance?.seed }) == Set((0..<8).map { "\($0)" }))
    // No object is nested in another one.
    #expect(values.allSatisfy { $0.ownTime >= 0.01 && $0.ownTime == $0.totalTime })
  }
}
