import Foundation

/// Runs a closure on a thread of its own, and waits for it.
func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      body()
      continuation.resume()
    }.start()
  }
}

/// Runs a closure on several threads of their own, which begin at the same moment, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  let gate = Gate(count: count)
  await withTaskGroup(of: Void.self) { group in
    for number in 0..<count {
      group.addTask {
        await onThread {
          gate.pass()
          body(number)
        }
      }
    }
  }
}

/// Opens when as many have come as there are.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  init(count: Int) {
    missing = count
  }

  func pass() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    condition.broadcast()
    while missing > 0 { condition.wait() }
  }
}
