import TestSupport
import Foundation

/// Runs a closure on a new thread and waits for it.
func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      body()
      continuation.resume()
    }.start()
  }
}

/// Runs a closure on several new threads, which begin at the same moment, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  let start = Barrier(parties: count)
  await withTaskGroup(of: Void.self) { group in
    for number in 0..<count {
      group.addTask {
        await onThread {
          start.wait()
          body(number)
        }
      }
    }
  }
}
