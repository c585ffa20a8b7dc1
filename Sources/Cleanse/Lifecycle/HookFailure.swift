import BindingGraph

// Not in the files of the functions that use them. The linker keeps all data of a source file or none. Type metadata is
// always kept, and would keep the async functions of its file.

/// The common context of the hooks during one start or stop.
struct HookOccasion: Sendable {
  let phase: FailedHookFact.Occasion
  let limits: TimeLimits
  let isolation: any Actor
  /// Whether a hook that exceeds its limit is left running. In the isolation of its caller, it takes turns with all
  /// later code. Without an isolation, the caller must not get the instance back while a hook still uses it.
  let leavesHooksBehind: Bool
}

/// A hook or a service that has failed.
struct HookFailure: Sendable {
  let error: any Error
  let position: FailedHookFact.Position
  let occasion: FailedHookFact.Occasion
  /// Whether the hook's own task was cancelled before it threw.
  var wasCancelled = false
}

/// The error of a factory.
struct CreationFailure: Error {
  let error: any Error
  /// Whether the factory's own task was cancelled when it threw: many libraries have an error of their own for that.
  let wasCancelled: Bool

  /// Whether the build itself was cancelled, rather than only this factory: the first failure cancels the others.
  var isCancellation: Bool { wasCancelled && Task.isCancelled }
}
