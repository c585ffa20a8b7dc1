import Cleanse
import CleanseFoundation
import Foundation
import TaskServer

@main
enum TaskServerMain {
  private static let help = """
    OVERVIEW: Serve a list of tasks over HTTP on this computer.

    USAGE: task-server [--port <port>]

    OPTIONS:
      --port <port>   The port, from 0 to 65535; 0 lets the system choose one. (default: 8080)
      -h, --help      Show help information.
    """

  static func main() async {
    if CommandLine.arguments.dropFirst().contains(where: ["--help", "-h"].contains) { return print(help) }
    do {
      let options = try ServerOptions(port: port(in: CommandLine.arguments), log: ServerLog(write: write))
      try await Termination.cancelling { try await serve(options) }
    } catch is CancellationError {
      // The program was terminated before it had started.
    } catch {
      FileHandle.standardError.write(Data("task-server: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ options: ServerOptions) async throws {
    let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(options)
    try await server.run(hookTimeLimit: 10, serviceTimeLimit: 2)
  }

  /// Writes unbuffered, even if the output is no terminal.
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

  var description: String { "unknown option '\(text)' (see --help)" }
}

/// A port that is not a number, or too large.
private struct NoPort: Error, CustomStringConvertible {
  let text: String

  var description: String { "--port takes a whole number from 0 to 65535, not '\(text)'" }
}
