import Dispatch
import Foundation

/// The signals by which the system, or Control-C, tells a program to end.
package enum Termination {
  private static let signals = [SIGTERM, SIGINT]

  /// Runs a closure, and cancels it at the first signal. The same signal again ends the program at once.
  package static func cancelling(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task { try await body() }
    let sources = signals.map { number in
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Foundation.signal(number, SIG_DFL)
        task.cancel()
      }
      source.resume()
      return source
    }
    defer {
      for (number, source) in zip(signals, sources) {
        source.cancel()
        Foundation.signal(number, SIG_DFL)
      }
    }
    try await task.value
  }
}
