import Logging

/// The configuration of the server, read once from the environment. It is the seed of the graph.
public struct Settings: Sendable {
  let host: String
  /// 0 for any free port.
  let port: Int
  let databasePath: String
  /// The server that each note is sent to; `nil` to log notes instead.
  let webhookURL: String?
  /// The pause between two rounds of deliveries.
  let deliveryInterval: Duration
  /// How long requests may take after the server was told to stop, in seconds.
  public let shutdownTimeLimit: Double

  public let logLevel: Logger.Level

  public init(environment: [String: String]) throws {
    host = environment["HOST"] ?? "127.0.0.1"
    port = try Self.number("PORT", in: environment, default: 8080, allowed: 0...65535)
    databasePath = environment["DATABASE_PATH"] ?? "notes.sqlite"
    webhookURL = environment["WEBHOOK_URL"]
    deliveryInterval = .seconds(
      try Self.number("DELIVERY_INTERVAL", in: environment, default: 1, allowed: 0.01...3600))
    shutdownTimeLimit = try Self.number("SHUTDOWN_TIME_LIMIT", in: environment, default: 8, allowed: 0.1...3600)
    logLevel = try Self.level("LOG_LEVEL", in: environment)
  }

  private static func number<Number: LosslessStringConvertible & Comparable>(
    _ name: String, in environment: [String: String], default value: Number, allowed: ClosedRange<Number>
  ) throws -> Number {
    guard let text = environment[name] else { return value }
    guard let number = Number(text), allowed.contains(number) else {
      let expected = "a number from \(allowed.lowerBound) to \(allowed.upperBound)"
      throw InvalidSetting(name: name, text: text, expected: expected)
    }
    return number
  }

  private static func level(_ name: String, in environment: [String: String]) throws -> Logger.Level {
    guard let text = environment[name] else { return .info }
    guard let level = Logger.Level(rawValue: text) else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidSetting(name: name, text: text, expected: "one of \(levels)")
    }
    return level
  }
}

struct InvalidSetting: Error, CustomStringConvertible {
  let name: String
  let text: String
  let expected: String

  var description: String { "\(name) is '\(text)', but has to be \(expected)" }
}
