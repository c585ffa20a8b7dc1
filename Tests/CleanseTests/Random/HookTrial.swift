import Cleanse
import TestSupport

/// Starts and stops a component as its sketch describes.
struct HookTrial: Sendable {
  /// The outcome of a call of `start` or `stop`.
  struct Outcome: Sendable {
    var hookErrors: [HookError] = []
    /// Whether the errors were thrown in a `MultiError`.
    var isMultiple = false
    var wasCancelled = false
    var stopped: InstanceStopped?
    var other: String?

    var succeeded: Bool { hookErrors.isEmpty && !wasCancelled && stopped == nil && other == nil }

    init() {}

    init(_ error: any Error) {
      switch error {
      case let error as HookError: hookErrors = [error]
      case let error as MultiError:
        isMultiple = true
        hookErrors = error.errors.compactMap { $0 as? HookError }
        if hookErrors.count != error.errors.count { other = "\(error)" }
      case is CancellationError: wasCancelled = true
      case let error as InstanceStopped: stopped = error
      default: other = "\(error)"
      }
    }
  }

  struct Outcomes: Sendable {
    var start = Outcome()
    var stop = Outcome()
    /// The outcome of a repeated `stop`, which equals that of the first one.
    var repeatedStop = Outcome()
  }

  let sketch: HookSketch

  func outcomes() async throws -> Outcomes {
    let isEnded = Locked(false)
    let trial = Task {
      defer { isEnded.update { $0 = true } }
      return switch sketch.caller {
      case .none: try await run(SketchedHooks.self, overrides: overrides, isolation: nil)
      case .main: try await runOnMainActor()
      case .own: try await run(SketchedHooks.self, overrides: overrides, isolation: LifecycleCaller())
      }
    }
    if sketch.interruption == .cancellation {
      while !isDue, !isEnded.value { try await Task.sleep(nanoseconds: 1_000_000) }
      trial.cancel()
    }
    let outcomes = try await trial.value
    sketch.gate.open()
    // Abandoned hooks end now.
    while sketch.running.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
    return outcomes
  }

  private var isDue: Bool {
    sketch.eventBeforeInterruption.map { sketch.log.count($0) > 0 } ?? true
  }

  private var overrides: Overrides {
    sketch.nodes.contains(where: \.isOverridden) ? [HookOverrides.self] : []
  }

  @MainActor private func runOnMainActor() async throws -> Outcomes {
    let overrides: Overrides = sketch.nodes.contains(where: \.isOverridden) ? .module(MainHookOverrides.self) : []
    return try await run(
      ComponentFactory.of(MainSketchedHooks.self, overrides: overrides).instantiate(), isolation: #isolation)
  }

  private func run<C: RootComponent>(
    _ component: C.Type, overrides: Overrides, isolation: isolated (any Actor)?
  ) async throws -> Outcomes where C.Seed == Void {
    try await run(ComponentFactory.of(component, overrides: overrides).instantiate(), isolation: isolation)
  }

  private func run<C: RootComponent>(
    _ instance: ComponentInstance<C>, isolation: isolated (any Actor)?
  ) async throws -> Outcomes {
    var outcomes = Outcomes()
    let limit = sketch.limit.seconds
    if sketch.interruption == .stop {
      let starting = Task {
        _ = isolation
        do {
          try await instance.start(hookTimeLimit: limit)
          return Outcome()
        } catch {
          return Outcome(error)
        }
      }
      let isStarted = Locked(false)
      let watch = Task {
        _ = await starting.value
        isStarted.update { $0 = true }
      }
      while !isDue, !isStarted.value { await Task.yield() }
      outcomes.stop = await stop(instance, isolation: isolation)
      outcomes.start = await starting.value
      await watch.value
    } else {
      do {
        try await instance.start(hookTimeLimit: limit)
      } catch {
        outcomes.start = Outcome(error)
      }
      outcomes.stop = await stop(instance, isolation: isolation)
    }
    outcomes.repeatedStop = await stop(instance, isolation: isolation)
    return outcomes
  }

  private func stop<C: RootComponent>(
    _ instance: ComponentInstance<C>, isolation: isolated (any Actor)?
  ) async -> Outcome {
    do {
      try await instance.stop(hookTimeLimit: sketch.limit.seconds)
      return Outcome()
    } catch {
      return Outcome(error)
    }
  }
}

/// An isolation other than the main actor.
actor LifecycleCaller {}
