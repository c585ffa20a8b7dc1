#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  internal import CleanseThreads
  import Dispatch
  import Foundation

  /// The running calls of `Termination`. All share one watch, because a process has one action for each signal.
  ///
  /// It uses no signal source of Dispatch: on Linux, the second source of a signal in a process gets none, if the action of
  /// the signal was changed after the first.
  final class TerminationWatch: Sendable {
    private struct State {
      var cancellations: [Int: @Sendable () -> Void] = [:]
      var lastNumber = 0
      var isTerminated = false
      var formerActions: [Int32: sigaction] = [:]
      var source: (any DispatchSourceRead)?
    }

    static let shared = TerminationWatch()
    /// The handler writes a byte for each signal. Never closed, because a late handler may still write.
    private static let pipe = Result { try SignalPipe() }
    private let state = Guarded(State())

    /// Begins a task, which a signal cancels.
    /// - Returns: the task, and its number for `end`.
    func beginning<Value>(
      _ begin: () -> Task<Value, any Error>
    ) throws -> (task: Task<Value, any Error>, number: Int) {
      let pipe = try Self.pipe.get()
      return state.withValue { state in
        if state.cancellations.isEmpty { open(&state, pipe) }
        let task = begin()
        if state.isTerminated { task.cancel() }
        state.lastNumber += 1
        state.cancellations[state.lastNumber] = { task.cancel() }
        return (task, state.lastNumber)
      }
    }

    func end(_ number: Int) {
      state.withValue { state in
        state.cancellations[number] = nil
        if state.cancellations.isEmpty { close(&state) }
      }
    }

    private func open(_ state: inout State, _ pipe: SignalPipe) {
      pipe.removeAll()
      state.isTerminated = false
      // A queue of its own, which gets a thread even if all others are busy.
      let source = DispatchSource.makeReadSource(
        fileDescriptor: pipe.output, queue: DispatchQueue(label: "Termination"))
      source.setEventHandler {
        pipe.removeAll()
        self.cancelAll()
      }
      source.resume()
      state.source = source
      for number in [SIGTERM, SIGINT] {
        var action = sigaction()
        sigaction(number, nil, &action)
        state.formerActions[number] = action
        signal(number) { TerminationWatch.note($0) }
      }
    }

    private func close(_ state: inout State) {
      for (number, var action) in state.formerActions { sigaction(number, &action, nil) }
      state.formerActions = [:]
      state.source?.cancel()
      state.source = nil
    }

    private func cancelAll() {
      let cancellations = state.withValue { state in
        state.isTerminated = true
        // A copy, because the dictionary is changed in place.
        return Array(state.cancellations.values)
      }
      // Outside the lock, because a cancellation can run code of the program.
      for cancel in cancellations { cancel() }
    }

    /// The signal handler. It calls only functions that POSIX allows in one.
    private static func note(_ number: Int32) {
      let code = errno
      // The same signal again ends the process.
      signal(number, SIG_DFL)
      if case .success(let pipe) = pipe { pipe.add() }
      errno = code
    }
  }

  /// A pipe from the signal handler to the watch.
  private struct SignalPipe: Sendable {
    let output: Int32
    private let input: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
      (output, input) = (ends[0], ends[1])
      for end in ends {
        // Neither a full nor an empty pipe blocks its user, and child processes do not inherit it.
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }

    func add() {
      var byte: UInt8 = 0
      _ = write(input, &byte, 1)
    }

    func removeAll() {
      var bytes: (UInt64, UInt64) = (0, 0)
      while read(output, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    }
  }
#endif
