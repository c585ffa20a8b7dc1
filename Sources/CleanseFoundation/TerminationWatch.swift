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
      /// Never closed, because a late handler may still write.
      var pipe: SignalPipe?
      var source: (any DispatchSourceRead)?
      var numberOfSource = 0
    }

    /// The time in which the same signal again counts as one signal: some programs that pass a signal on send it to a
    /// process and then to the group of the process.
    private static let repetitionTime = DispatchTimeInterval.milliseconds(500)
    static let shared = TerminationWatch()
    /// The descriptor to which the handler writes a byte for each signal.
    // Unsafe for the compiler only: it is written once, before the first handler is installed.
    private nonisolated(unsafe) static var handlerOutput: Int32 = -1
    private let state = Guarded(State())

    /// Begins a task, which a signal cancels.
    /// - Returns: the task, and its number for `end`.
    func beginning<Value>(
      _ begin: () -> Task<Value, any Error>
    ) throws -> (task: Task<Value, any Error>, number: Int) {
      let (task, number, isTerminated) = try state.withValue { state in
        if state.cancellations.isEmpty { try open(&state) }
        let task = begin()
        state.lastNumber += 1
        state.cancellations[state.lastNumber] = { task.cancel() }
        return (task, state.lastNumber, state.isTerminated)
      }
      // Outside the lock, because a cancellation can run code of the program.
      if isTerminated { task.cancel() }
      return (task, number)
    }

    func end(_ number: Int) {
      state.withValue { state in
        state.cancellations[number] = nil
        if state.cancellations.isEmpty { close(&state) }
      }
    }

    private func open(_ state: inout State) throws {
      let pipe = try state.pipe ?? SignalPipe()
      if state.pipe == nil { Self.handlerOutput = pipe.input }
      state.pipe = pipe
      _ = pipe.signals()
      state.isTerminated = false
      // A queue of its own, which gets a thread even if all others are busy.
      let queue = DispatchQueue(label: "Termination")
      let source = DispatchSource.makeReadSource(fileDescriptor: pipe.output, queue: queue)
      state.numberOfSource += 1
      let number = state.numberOfSource
      source.setEventHandler {
        let signals = self.cancelAll(ofSource: number)
        queue.asyncAfter(deadline: .now() + Self.repetitionTime) { self.endProcess(atNext: signals, ofSource: number) }
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

    /// Lets the system end the process at the same signal again.
    private func endProcess(atNext signals: Set<Int32>, ofSource number: Int) {
      state.withValue { state in
        guard state.source != nil, state.numberOfSource == number else { return }
        for each in signals { signal(each, SIG_DFL) }
      }
    }

    private func close(_ state: inout State) {
      for (number, var action) in state.formerActions { sigaction(number, &action, nil) }
      state.formerActions = [:]
      state.source?.cancel()
      state.source = nil
    }

    /// Cancels the programs at signals, which it removes from the pipe.
    private func cancelAll(ofSource number: Int) -> Set<Int32> {
      let (signals, cancellations) = state.withValue { state in
        // The handler of an earlier source may still run.
        guard state.source != nil, state.numberOfSource == number, let signals = state.pipe?.signals(), !signals.isEmpty
        else { return (Set<Int32>(), [@Sendable () -> Void]()) }
        state.isTerminated = true
        // A copy, because the dictionary is changed in place.
        return (signals, Array(state.cancellations.values))
      }
      // Outside the lock, because a cancellation can run code of the program.
      for cancel in cancellations { cancel() }
      return signals
    }

    /// The signal handler. It calls only functions that POSIX allows in one.
    private static func note(_ number: Int32) {
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(handlerOutput, &byte, 1)
      errno = code
    }
  }

  /// A pipe from the signal handler to the watch.
  private struct SignalPipe: Sendable {
    let output: Int32
    let input: Int32

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

    /// Removes the signals from the pipe.
    func signals() -> Set<Int32> {
      var found: Set<Int32> = []
      var byte: UInt8 = 0
      while read(output, &byte, 1) == 1 { found.insert(Int32(byte)) }
      return found
    }
  }
#endif
