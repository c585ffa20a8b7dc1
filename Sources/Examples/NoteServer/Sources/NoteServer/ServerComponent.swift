import AsyncHTTPClient
import Cleanse
import Hummingbird
import Logging
import Metrics

/// The whole server. Its parts are started in the order of their dependencies, and stopped in reverse: first requests
/// and deliveries, at the same time because neither depends on the other, and last the database and the HTTP client.
public struct ServerComponent: RootComponent {
  public typealias Seed = Settings

  public static func configure(binder: Binder<Singleton>) {
    binder.bind(Logger.self).to { Logger(label: "note-server") }
    binder.bind((any MetricsFactory).self).to { MetricsSystem.factory }
    binder.include(module: NoteModule.self)
    binder.include(module: WebhookModule.self)
    binder.include(module: RouteModule.self)
  }

  public static func configureRoot(binder bind: ReceiptBinder<NoteServer>) -> BindingReceipt<NoteServer> {
    bind.running { try await $0.run() }.onStop { await $0.stop() }.to(factory: NoteServer.init)
  }
}

struct NoteModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(NoteDatabase.self).live().sharedInScope().onStop { try $0.close() }
      .to(asyncFactory: NoteDatabase.open)
    binder.bind((any NoteStore).self).sharedInScope().sendable().to { $0 as NoteDatabase }
  }
}

struct WebhookModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(HTTPClient.self).live().sharedInScope().onStop { try await $0.shutdown() }.to { HTTPClient() }
    binder.bind((any NoteReceiver).self).sharedInScope().to(asyncFactory: receiver)
    binder.bind(DeliveryWorker.self).sharedInScope().running { try await $0.run() }.to(factory: DeliveryWorker.init)
  }

  /// The settings choose inside the factory: `configure` has to declare the same bindings each time.
  private static func receiver(
    settings: Settings, client: HTTPClient, logger: Logger
  ) async throws -> any NoteReceiver {
    guard let url = settings.webhookURL else { return NoteLogger(logger: logger) }
    return try await Webhook.connect(to: url, client: client, logger: logger)
  }
}

struct RouteModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: RequestComponent.self)
    binder.bind(RequestLog.self).to(factory: RequestLog.init)
    binder.bind(Routes.self).to(factory: Routes.init)
    binder.bind(NoteApplication.self).to { (settings: Settings, routes: Routes, logger: Logger) in
      Application(
        router: routes.router(),
        configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port)),
        logger: logger)
    }
  }
}
