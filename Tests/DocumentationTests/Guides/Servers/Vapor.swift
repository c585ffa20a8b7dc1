import TestSupport

/// Stand-ins for the declarations of Vapor 4.122 that the guide calls. They send one request to each route, and use no
/// network.
enum Vapor {
  struct Environment: Sendable {
    static func detect() throws -> Environment { Environment() }
  }

  struct Parameters: Sendable {
    let values: [String: String]

    func require<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
      guard let value = values[name].flatMap({ Value($0) }) else { throw NoParameter(name: name) }
      return value
    }
  }

  final class Request: Sendable {
    let parameters = Parameters(values: ["amount": "7"])
  }

  // Unchecked: the routes are complete before it serves.
  final class Application: @unchecked Sendable {
    private var handlers: [@Sendable (Request) async throws -> String] = []

    static func make(_ environment: Environment) async throws -> Application { Application() }

    func post(_ path: String..., use closure: @escaping @Sendable (Request) async throws -> String) {
      handlers.append(closure)
    }

    /// Serves until the program gets a signal.
    func execute() async throws {
      for handler in handlers { Self.log?.note(try await handler(Request())) }
    }

    func asyncShutdown() async throws {
      Self.log?.note("shut down")
    }

    /// The events of the stand-in, for the test that runs it.
    @TaskLocal static var log: EventLog?
  }

  private struct NoParameter: Error {
    let name: String
  }
}
