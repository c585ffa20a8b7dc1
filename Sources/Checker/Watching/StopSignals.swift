import Foundation

/// The signals that ask a program to end, SIGINT, SIGTERM and SIGHUP, waited for instead of ending it at once.
final class StopSignals: Sendable {
  private let arrived = DispatchSemaphore(value: 0)

  /// Call it before other threads are started: those inherit that the signals are left to this object.
  /// - Parameter action: takes the first signal, on a thread of its own.
  init(_ action: @escaping @Sendable (Int32) -> Void = { _ in }) {
    #if !canImport(WinSDK)
      var set = sigset_t()
      sigemptyset(&set)
      for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) { sigaddset(&set, number) }
      pthread_sigmask(SIG_BLOCK, &set, nil)
      let signals = set
      Thread.detachNewThread { [arrived] in
        var (signals, number) = (signals, Int32(0))
        // Only unknown signals make it fail.
        guard sigwait(&signals, &number) == 0 else { return }
        action(number)
        arrived.signal()
      }
    #endif
  }

  #if !canImport(WinSDK)
    /// Whether the program was started without a signal, as `nohup` does; waiting for it would take it all the same.
    private static func isIgnored(_ number: Int32) -> Bool {
      let handler = signal(number, SIG_DFL)
      signal(number, handler)
      return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Ends the program as a signal that nothing waits for does.
    static func end(by number: Int32) -> Never {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
      // Only where the system keeps the signal from ending the program, such as the first one of a container.
      exit(128 + number)
    }
  #endif

  /// Waits for a signal.
  /// - Returns: whether one has come, also before.
  func wait(seconds: Double) -> Bool {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return false }
    arrived.signal()
    return true
  }
}
