import Foundation

/// The signals that ask a program to end, SIGINT and SIGTERM, waited for instead of ending it at once.
final class StopSignals: Sendable {
  private let arrived = DispatchSemaphore(value: 0)

  /// Call it before other threads are started: those inherit that the signals are left to this object.
  init() {
    #if !canImport(WinSDK)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGINT)
      sigaddset(&set, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &set, nil)
      let signals = set
      Thread.detachNewThread { [arrived] in
        var (signals, number) = (signals, Int32(0))
        // Only unknown signals make it fail.
        guard sigwait(&signals, &number) == 0 else { return }
        arrived.signal()
      }
    #endif
  }

  /// Waits for a signal.
  /// - Returns: whether one has come, also before.
  func wait(seconds: Double) -> Bool {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return false }
    arrived.signal()
    return true
  }
}
