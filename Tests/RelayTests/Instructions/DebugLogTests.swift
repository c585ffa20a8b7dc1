import Foundation
import LaunchChoices
import Testing

@Suite("Debug log")
struct DebugLogTests {
  @Test("The debug log is unlocked while it releases its former closure")
  func release() {
    let log = DebugLog()
    let released = DispatchSemaphore(value: 0)
    // Runs on a separate thread, because a lock that is taken twice would block forever.
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
