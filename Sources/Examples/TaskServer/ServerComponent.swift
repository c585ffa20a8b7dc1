import Cleanse

/// The options of the server's start.
public struct ServerOptions: Sendable {
  /// 0 for any free port.
  public let port: UInt16
  public let log: ServerLog

  public init(port: UInt16, log: ServerLog) {
    self.port = port
    self.log = log
  }
}

/// The whole server: a database with an async binding, a socket that a hook opens at the start, a service that answers,
/// and a component for each request.
public struct ServerComponent: RootComponent {
  public typealias Seed = ServerOptions
  public typealias Root = HTTPServer

  public static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: RequestComponent.self)
    binder.bind(ServerLog.self).sharedInScope().sendable().to { (options: ServerOptions) in options.log }
    binder.bind(TicketOffice.self).sharedInScope().sendable().to(factory: TicketOffice.init)
    binder.bind(Poller.self).sharedInScope().onStop { $0.stop() }.to(asyncFactory: Poller.init)
    binder.bind(Database.self).sharedInScope().sendable().onStop { await $0.disconnect() }
      .to(asyncFactory: Database.connect)
  }

  public static func configureRoot(binder bind: ReceiptBinder<HTTPServer>) -> BindingReceipt<HTTPServer> {
    bind.onStart { try await $0.listen() }.running { await $0.serve() }.onStop { await $0.stop() }
      .to(factory: HTTPServer.init)
  }
}
