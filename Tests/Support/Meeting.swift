import Foundation

/// A place where threads wait for each other: shows that work runs side by side.
package final class Meeting: @unchecked Sendable {
  private let condition = NSCondition()
  private let size: Int
  private var arrivals = 0

  package init(of size: Int) {
    self.size = size
  }

  /// Waits until all threads are here.
  /// - Returns: whether they came within the time.
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

/// Runs each piece of a task on a thread of its own: as many side by side as there are, on any machine.
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
