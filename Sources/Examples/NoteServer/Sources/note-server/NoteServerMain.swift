import Cleanse
import CleanseFoundation
import Foundation
import Logging
import NoteServer

@main
enum NoteServerMain {
  static func main() async {
    do {
      let settings = try Settings(environment: ProcessInfo.processInfo.environment)
      // A metrics backend, such as Prometheus, is bootstrapped here, too.
      LoggingSystem.bootstrap { label in
        var handler = StreamLogHandler.standardError(label: label)
        handler.logLevel = settings.logLevel
        return handler
      }
      try await Termination.cancelling { try await serve(settings) }
    } catch is CancellationError {
      // The program was told to end before it had started.
    } catch {
      FileHandle.standardError.write(Data("note-server: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ settings: Settings) async throws {
    let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
    try await server.run(hookTimeLimit: 10, serviceTimeLimit: settings.shutdownTimeLimit)
  }
}
