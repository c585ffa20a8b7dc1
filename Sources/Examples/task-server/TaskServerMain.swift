import Cleanse
import Foundation
import TaskServer

@main
enum TaskServerMain {
  static func main() async {
    do {
      try await serve(ServerOptions(port: port(in: CommandLine.arguments), log: ServerLog(write: write)))
    } catch {
      FileHandle.standardError.write(Data("task-server: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ options: ServerOptions) async throws {
    // Before the server listens, so that it misses no signal.
    let termination = Termination()
    let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(options)
    try await server.run(hookTimeLimit: 10) { await termination.signal() }
  }

  /// At once, also where the output is no terminal.
  @Sendable private static func write(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// `task-server --port 8080`
  private static func port(in arguments: [String]) throws -> UInt16 {
    let options = Array(arguments.dropFirst())
    guard let option = options.first else { return 8080 }
    guard option == "--port", options.count <= 2 else {
      throw UnknownOption(text: option == "--port" ? options[2] : option)
    }
    let text = options.dropFirst().first ?? ""
    guard let port = UInt16(text) else { throw NoPort(text: text) }
    return port
  }
}

/// An argument that the program does not have.
private struct UnknownOption: Error, CustomStringConvertible {
  let text: String

  var description: String { "unknown option '\(text)': the only one is --port NUMBER" }
}

/// What was given as a port, and is none.
private struct NoPort: Error, CustomStringConvertible {
  let text: String

  var description: String { "'\(text)' is no port: --port takes a number from 0 to 65535" }
}
