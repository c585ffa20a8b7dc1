import Hummingbird
import Logging
import ServiceLifecycle

typealias NoteApplication = Application<RouterResponder<NoteContext>>

/// The root of the graph: serves the application until it is stopped.
public struct NoteServer: Sendable {
  let application: NoteApplication
  private let logger: Logger
  /// Stops the application gracefully: `Application` itself knows no other way to be stopped than a group.
  private let group: ServiceGroup

  init(application: NoteApplication, logger: Logger) {
    self.application = application
    self.logger = logger
    group = ServiceGroup(services: [application], logger: logger)
  }

  func run() async throws {
    try await group.run()
    logger.info("server stopped")
  }

  /// Accepts no new requests. `run` returns when those in flight have been answered.
  func stop() async {
    logger.info("server stopping")
    await group.triggerGracefulShutdown()
  }
}
