import Dispatch
import Foundation

/// The signals with which the system or Control-C terminates a program.
package enum Termination {
  private static let signals = [SIGTERM, SIGINT]

  /// Runs a closure, and cancels it at the first signal. The same signal again ends the program at once.
  package static func cancelling(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task { try await body() }
    let open = DispatchGroup()
    let sources = signals.map { number in
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        task.cancel()
        source.cancel()
      }
      open.enter()
      // The source handles the signal until its cancellation is complete.
      source.setCancelHandler {
        Foundation.signal(number, SIG_DFL)
        open.leave()
      }
      source.resume()
      return source
    }
    let result = await task.result
    for source in sources { source.cancel() }
    await withCheckedContinuation { continuation in
      open.notify(queue: .global()) { continuation.resume() }
    }
    try result.get()
  }
}
