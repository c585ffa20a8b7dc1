import Foundation

/// Runs code on a stack that holds the deepest expressions that are read.
package enum BigStack {
  /// Only what is used of it takes memory.
  private static let size = 512 << 20

  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result = box.result else { fatalError("The thread ended without a result.") }
    return result
  }

  /// Written before the semaphore is signalled, and read behind it.
  private final class ResultBox<Result>: @unchecked Sendable {
    var result: Result?
  }
}
