import Foundation
import LaunchChoices
import Testing

@Suite("The debug log")
struct DebugLogTests {
  @Test("is not locked while it releases its former closure, whose objects may read it")
  func release() {
    let log = DebugLog()
    let released = DispatchSemaphore(value: 0)
    // On a thread of its own: a lock that is taken twice waits forever.
    Thread {
      log.receiver = Reader(log, released).hear
      log.receiver = nil
    }.start()
    #expect(released.wait(timeout: .now() + 600) == .success)
  }

  private final class Reader: Sendable {
    let log: DebugLog
    let released: DispatchSemaphore

    init(_ log: DebugLog, _ released: DispatchSemaphore) {
      self.log = log
      self.released = released
    }

    deinit {
      log.note("a reader is gone")
      released.signal()
    }

    func hear(_ event: String) {}
  }
}
