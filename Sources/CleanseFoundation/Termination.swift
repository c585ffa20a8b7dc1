#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  import Foundation

  /// `SIGTERM` and `SIGINT`, the signals with which a system or Control-C terminates a program.
  public enum Termination {
    /// Runs a closure, and cancels it at the first of these signals.
    ///
    /// Call it around the whole program, so that a signal also ends a start that hangs:
    ///
    /// ```swift
    /// @main
    /// enum Server {
    ///   static func main() async throws {
    ///     do {
    ///       try await Termination.cancelling {
    ///         let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate()
    ///         try await server.run(hookTimeLimit: 10)
    ///       }
    ///     } catch is CancellationError {
    ///       // The signal came before the server had started.
    ///     }
    ///   }
    /// }
    /// ```
    ///
    /// The same signal again, half a second later or after that, ends the process at once. When the closure has ended,
    /// signals have the effect that they had before. Of nested and concurrent calls, a signal cancels all. Use no other code for these signals inside, such as
    /// the `gracefulShutdownSignals` of a `ServiceGroup`: the last to ask for a signal would get it.
    ///
    /// - Parameter body: runs in the isolation of the caller, in a task of its own. It is also cancelled with the task of
    ///   the caller.
    /// - Returns: the result of the closure, whether it was cancelled or not.
    /// - Throws: the error of the closure, such as a `CancellationError`. A `POSIXError` if the process can open no more
    ///   files.
    public nonisolated(nonsending) static func cancelling<Value>(
      _ body: () async throws -> Value
    ) async throws -> Value {
      try await cancelling(body, isolation: #isolation)
    }

    private static func cancelling<Value>(
      _ body: () async throws -> Value, isolation: isolated (any Actor)?
    ) async throws -> Value {
      try await withoutActuallyEscaping(body) { body in
        let transfer = UncheckedTransfer(value: body)
        let (task, number) = try TerminationWatch.shared.beginning {
          Task {
            // A closure has the isolation of a parameter only if it captures the parameter.
            _ = isolation
            return UncheckedTransfer(value: try await transfer.value())
          }
        }
        defer { TerminationWatch.shared.end(number) }
        return try await withTaskCancellationHandler {
          try await task.value
        } onCancel: {
          task.cancel()
        }.value
      }
    }
  }

  /// A value that two tasks use, one of which waits for the other.
  // Unchecked: they never use it at the same time.
  private struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value
  }
#endif
