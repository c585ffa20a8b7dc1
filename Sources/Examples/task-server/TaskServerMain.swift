import Cleanse
import Foundation
import TaskServer

@main
enum TaskServerMain {
  static func main() async throws {
    let options = ServerOptions(port: Self.port ?? 8080, log: ServerLog(write: write))
    // Before anybody hears that the server listens, and may stop it.
    let termination = Termination()
    let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(options)
    try await server.run(timeLimit: 10) { await termination.signal() }
  }

  /// At once, also where the output is no terminal.
  @Sendable private static func write(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// `task-server --port 8080`
  private static var port: UInt16? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: "--port").flatMap { arguments.dropFirst($0 + 1).first }.flatMap { UInt16($0) }
  }
}
