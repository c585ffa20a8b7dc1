import Cleanse
import Foundation
import Logging
import NoteServer
import ServiceLifecycle

/// The graph as one service of a group.
struct GraphService: Service {
  let settings: Settings

  func run() async throws {
    do {
      try await cancelWhenGracefulShutdown {
        let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
        try await server.run(hookTimeLimit: 10, serviceTimeLimit: settings.shutdownTimeLimit)
      }
    } catch is CancellationError where Task.isShuttingDownGracefully {
      // The signal came before the server had started.
    }
  }
}

@main
enum GroupedNoteServer {
  static func main() async {
    do {
      let settings = try Settings(environment: ProcessInfo.processInfo.environment)
      let group = ServiceGroup(
        services: [GraphService(settings: settings)], gracefulShutdownSignals: [.sigterm, .sigint],
        logger: Logger(label: "group"))
      try await group.run()
    } catch {
      FileHandle.standardError.write(Data("Guides: \(error)\n".utf8))
      exit(1)
    }
  }
}
