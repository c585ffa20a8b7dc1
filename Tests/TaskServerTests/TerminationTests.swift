#if os(Linux) || os(macOS)
  import Foundation
  import TaskServer
  import TestSupport
  import Testing

  @Suite("Termination signals")
  struct TerminationTests {
    @Test("A termination signal cancels the program, also while it starts", arguments: [SIGTERM, SIGINT])
    func cancellation(signal: Int32) async {
      await #expect(processExitsWith: .success) { [signal] in
        await #expect(throws: CancellationError.self) {
          try await Termination.cancelling {
            Self.raise(signal)
            try await Task.sleepUntilCancelled()
          }
        }
      }
    }

    @Test("A second termination signal ends a program that ignores its cancellation")
    func secondSignal() async {
      await #expect(processExitsWith: .signal(SIGINT)) {
        try await Termination.cancelling {
          Self.raise(SIGINT)
          while Self.isHandled(SIGINT) { usleep(10_000) }
          kill(getpid(), SIGINT)
          sleep(60)
        }
      }
    }

    @Test("A failed program throws its own error and no longer handles signals")
    func failure() async {
      await #expect(processExitsWith: .success) {
        await #expect(throws: CocoaError.self) {
          try await Termination.cancelling { throw CocoaError(.fileNoSuchFile) }
        }
        #expect(![SIGTERM, SIGINT].contains(where: Self.isHandled))
      }
    }

    /// Sends a signal repeatedly until the task is cancelled, because the source may not listen to the first ones.
    private static func raise(_ signal: Int32) {
      while !isHandled(signal) { usleep(10_000) }
      while !Task.isCancelled {
        kill(getpid(), signal)
        for _ in 0..<100 where !Task.isCancelled { usleep(10_000) }
      }
    }

    /// Whether a signal has a handler.
    private static func isHandled(_ signal: Int32) -> Bool {
      var action = sigaction()
      sigaction(signal, nil, &action)
      #if os(Linux)
        return action.__sigaction_handler.sa_handler != nil
      #else
        return action.__sigaction_u.__sa_handler != nil
      #endif
    }
  }
#endif
