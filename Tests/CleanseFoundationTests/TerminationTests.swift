#if os(Linux) || os(macOS)
  import CleanseFoundation
  import Foundation
  import TestSupport
  import Testing

  // Each test sends signals to a process of its own.
  @Suite("Termination signals")
  struct TerminationTests {
    private static let signals = [SIGTERM, SIGINT]

    @Test("A termination signal cancels the program, also while it starts", arguments: [SIGTERM, SIGINT])
    func cancellation(signal: Int32) async {
      await #expect(processExitsWith: .success) { [signal] in
        await #expect(throws: CancellationError.self) {
          try await Termination.cancelling {
            kill(getpid(), signal)
            try await Task.sleepUntilCancelled()
          }
        }
      }
    }

    @Test("A program that ends in order after a signal returns its result")
    func result() async {
      await #expect(processExitsWith: .success) {
        let count = try await Termination.cancelling {
          kill(getpid(), SIGTERM)
          try? await Task.sleepUntilCancelled()
          return 7
        }
        #expect(count == 7)
      }
    }

    @Test("A second termination signal ends a program that ignores its cancellation", arguments: [SIGTERM, SIGINT])
    func secondSignal(signal: Int32) async {
      await #expect(processExitsWith: .signal(signal)) { [signal] in
        try await Termination.cancelling {
          kill(getpid(), signal)
          while !Task.isCancelled || Self.isHandled(signal) { usleep(10_000) }
          kill(getpid(), signal)
          sleep(60)
        }
      }
    }

    @Test("A termination signal that comes twice in quick succession counts as one", arguments: [SIGTERM, SIGINT])
    func repeatedSignal(signal: Int32) async {
      await #expect(processExitsWith: .success) { [signal] in
        try await Termination.cancelling {
          kill(getpid(), signal)
          try? await Task.sleepUntilCancelled()
          kill(getpid(), signal)
          usleep(100_000)
        }
      }
    }

    @Test("A process that could open no files can run the program when it can open files again")
    func exhaustionThatEnds() async {
      await #expect(processExitsWith: .success) {
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        getrlimit(Self.openFiles, &limit)
        var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
        setrlimit(Self.openFiles, &none)
        await #expect(throws: POSIXError.self) { try await Termination.cancelling {} }
        setrlimit(Self.openFiles, &limit)
        let count = try await Termination.cancelling {
          kill(getpid(), SIGTERM)
          try? await Task.sleepUntilCancelled()
          return 7
        }
        #expect(count == 7)
      }
    }

    @Test("Another termination signal is only a second cancellation")
    func otherSignal() async {
      await #expect(processExitsWith: .success) {
        try await Termination.cancelling {
          kill(getpid(), SIGINT)
          try? await Task.sleepUntilCancelled()
          kill(getpid(), SIGTERM)
          while Self.isHandled(SIGTERM) { usleep(10_000) }
        }
      }
    }

    @Test("A failed program throws its own error and no longer handles signals")
    func failure() async {
      await #expect(processExitsWith: .success) {
        await #expect(throws: CocoaError.self) {
          try await Termination.cancelling { throw CocoaError(.fileNoSuchFile) }
        }
        #expect(!Self.signals.contains(where: Self.isHandled))
      }
    }

    @Test("A signal has its former action again after the program has ended")
    func formerAction() async {
      await #expect(processExitsWith: .success) {
        signal(SIGINT, SIG_IGN)
        try await Termination.cancelling {}
        kill(getpid(), SIGINT)
        try? await Termination.cancelling {
          kill(getpid(), SIGINT)
          try await Task.sleepUntilCancelled()
        }
        kill(getpid(), SIGINT)
      }
    }

    @Test("Each of several programs in a process is cancelled by its own signal")
    func repetition() async {
      await #expect(processExitsWith: .success) {
        for _ in 0..<100 {
          await #expect(throws: CancellationError.self) {
            try await Termination.cancelling {
              kill(getpid(), SIGTERM)
              try await Task.sleepUntilCancelled()
            }
          }
          try await Termination.cancelling { #expect(!Task.isCancelled) }
        }
      }
    }

    @Test("A signal cancels nested and concurrent programs, also those that begin later")
    func overlap() async {
      await #expect(processExitsWith: .success) {
        try await Termination.cancelling {
          async let other: Void = Termination.cancelling { try? await Task.sleepUntilCancelled() }
          try await Termination.cancelling {
            try await Termination.cancelling {}
            kill(getpid(), SIGTERM)
            try? await Task.sleepUntilCancelled()
          }
          try await other
          try? await Task.sleepUntilCancelled()
          let isCancelled = try await Task.detached {
            try await Termination.cancelling { Task.isCancelled }
          }.value
          #expect(isCancelled)
        }
        #expect(!Self.signals.contains(where: Self.isHandled))
      }
    }

    @Test("A cancellation of the caller cancels the program")
    func callersCancellation() async {
      await #expect(processExitsWith: .success) {
        let task = Task { try await Termination.cancelling { try await Task.sleepUntilCancelled() } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }

    @Test("A process that can open no files throws a POSIXError and does not run the program")
    func exhaustion() async {
      await #expect(processExitsWith: .success) {
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(Self.openFiles, &limit)
        let error = await #expect(throws: POSIXError.self) {
          try await Termination.cancelling { Issue.record("the program ran") }
        }
        #expect(error?.code == .EMFILE)
        #expect(!Self.signals.contains(where: Self.isHandled))
      }
    }

    @MainActor
    @Test("The program runs in the isolation of its caller, and can use values that are not Sendable")
    func isolation() async {
      await #expect(processExitsWith: .success) { @MainActor in
        final class Counter { var count = 0 }
        let counter = Counter()
        let same = try await Termination.cancelling {
          MainActor.assertIsolated()
          counter.count += 1
          return counter
        }
        #expect(same.count == 1)
      }
    }

    #if os(Linux)
      private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      private static let openFiles = RLIMIT_NOFILE
    #endif

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
