#if os(Linux) || os(macOS)
  import Foundation
  import TaskServer
  import Testing

  @Suite("A program that is told to end")
  struct TerminationTests {
    @Test("is cancelled, also while it starts", arguments: [SIGTERM, SIGINT])
    func cancellation(signal: Int32) async {
      await #expect(processExitsWith: .success) { [signal] in
        await #expect(throws: CancellationError.self) {
          try await Termination.cancelling {
            Self.raise(signal)
            try await Task.sleep(nanoseconds: 60_000_000_000)
          }
        }
      }
    }

    @Test("ends at the second signal, even if it ignores its cancellation")
    func secondSignal() async {
      await #expect(processExitsWith: .signal(SIGINT)) {
        try await Termination.cancelling {
          for _ in 0..<2 { Self.raise(SIGINT) }
        }
      }
    }

    @Test("throws its own error, and handles signals no longer")
    func failure() async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        await #expect(throws: CocoaError.self) {
          try await Termination.cancelling { throw CocoaError(.fileNoSuchFile) }
        }
        Self.raise(SIGTERM)
      }
    }

    /// Sends a signal, and gives its handler time.
    private static func raise(_ signal: Int32) {
      Thread.sleep(forTimeInterval: 0.2)
      kill(getpid(), signal)
      Thread.sleep(forTimeInterval: 0.2)
    }
  }
#endif
