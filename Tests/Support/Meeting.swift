import Foundation

/// Lets threads wait for each other, which shows that they run concurrently.
package final class Meeting: @unchecked Sendable {
  private let condition = NSCondition()
  private let size: Int
  private var arrivals = 0

  package init(of size: Int) {
    self.size = size
  }

  /// Waits until all threads have arrived.
  /// - Returns: whether they arrived within the time.
  @discardableResult
  package func arrive(within seconds: Double = 600) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    arrivals += 1
    condition.broadcast()
    while arrivals < size {
      if !condition.wait(until: end) { return arrivals >= size }
    }
    return true
  }
}

/// Runs each part of a task on its own thread, and so all of them concurrently on any machine.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
package final class ThreadExecutor: TaskExecutor {
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread { [self] in
      withExtendedLifetime(self) { job.runSynchronously(on: executor) }
    }.start()
  }
}
