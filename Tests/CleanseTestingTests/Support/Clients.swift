import Cleanse
import TestSupport

/// Graphs with objects that have to be stopped.
enum Clients {
  /// Stands for a client that stops the program if it is released before its shutdown.
  final class Client: @unchecked Sendable {
    /// The events of clients, in order.
    @TaskLocal static var events = EventLog()

    private let log = Client.events
    private var isShutDown = false

    func shutdown() {
      isShutDown = true
      log.note("shutdown")
    }

    deinit { log.note(isShutDown ? "released" : "trap") }
  }

  struct API {
    let client: Client
  }

  struct ClientApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().onStop { $0.shutdown() }.to(line: 901, factory: Client.init)
      binder.bind(Int.self).sharedInScope().onStop { _ in throw Lost() }.to { 1 }
    }

    static func configureRoot(binder bind: ReceiptBinder<API>) -> BindingReceipt<API> {
      bind.to(factory: API.init)
    }
  }

  /// A client of a subcomponent.
  struct Session: Component {
    typealias Seed = Int

    static func configure(binder: Binder<SessionScope>) {
      binder.bind(Client.self).sharedInScope().onStop { $0.shutdown() }.to(line: 903, factory: Client.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<API>) -> BindingReceipt<API> {
      bind.to(factory: API.init)
    }
  }

  struct SessionScope: Scope {}

  struct SessionApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Session.self)
    }

    static func configureRoot(
      binder bind: ReceiptBinder<[ComponentFactory<Session>]>
    ) -> BindingReceipt<[ComponentFactory<Session>]> {
      bind.to { [$0] }
    }
  }

  /// A client whose shutdown never ends.
  struct HangingApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.onStop { client in
        client.shutdown()
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }.to(line: 4, factory: Client.init)
    }
  }

  struct Lost: Error {}

  /// A client whose calls wait for its service.
  actor Pool {
    private(set) var isRunning = false

    func run() async {
      isRunning = true
      try? await Task.sleep(nanoseconds: 60_000_000_000)
      isRunning = false
    }
  }

  struct PoolApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Pool>) -> BindingReceipt<Pool> {
      bind.onStart { _ in }.running { await $0.run() }.to(line: 902, factory: Pool.init)
    }
  }

  /// The events of clients while a closure runs.
  nonisolated(nonsending) static func events(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [String] {
    let log = EventLog()
    try await Client.$events.withValue(log) { try await body() }
    return log.events
  }
}
