import Foundation

/// Waits for SIGINT, SIGTERM and SIGHUP, which then do not end the program at once.
final class StopSignals: Sendable {
  private let arrived = DispatchSemaphore(value: 0)

  /// Create it before other threads are started, because they inherit that these signals are blocked.
  /// - Parameter action: receives the first signal, on a separate thread.
  init(_ action: @escaping @Sendable (Int32) -> Void = { _ in }) {
    #if !canImport(WinSDK)
      var set = sigset_t()
      sigemptyset(&set)
      for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) { sigaddset(&set, number) }
      pthread_sigmask(SIG_BLOCK, &set, nil)
      let signals = set
      Thread.detachNewThread { [arrived] in
        var (signals, number) = (signals, Int32(0))
        // It fails only for unknown signals.
        guard sigwait(&signals, &number) == 0 else { return }
        action(number)
        arrived.signal()
      }
    #endif
  }

  #if !canImport(WinSDK)
    /// Whether the signal was ignored at the start, as by `nohup`; waiting for it would catch it nevertheless.
    private static func isIgnored(_ number: Int32) -> Bool {
      let handler = signal(number, SIG_DFL)
      signal(number, handler)
      return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Ends the program like a signal that is not handled.
    static func end(by number: Int32) -> Never {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
      // Reached only if the system protects the program from signals, such as the first process of a container.
      exit(128 + number)
    }
  #endif

  /// Waits for a signal.
  /// - Returns: whether one has arrived, also before the call.
  func wait(seconds: Double) -> Bool {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return false }
    arrived.signal()
    return true
  }
}
