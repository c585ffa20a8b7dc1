import TestSupport

/// A stand-in for the class of PostgresNIO 1.33, which is no dependency of this package.
final class PostgresClient: Sendable {
  struct Configuration: Sendable {
    enum TLS { case disable }

    let host: String

    init(host: String, port: Int = 5432, username: String, password: String?, database: String?, tls: TLS) {
      self.host = host
    }
  }

  /// Where the client runs.
  struct EventLoopGroup {}

  private let configuration: Configuration
  let log = EventLog()

  init(configuration: Configuration, eventLoopGroup: EventLoopGroup = EventLoopGroup()) {
    self.configuration = configuration
  }

  /// Keeps connections until its task is cancelled.
  func run() async {
    log.note("connected to \(configuration.host)")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    log.note("disconnected")
  }

  func query(_ text: String) {
    log.note(text)
  }
}
