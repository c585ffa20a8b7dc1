import Cleanse

/// The overrides of a trait that belong to the main actor.
enum MainActorOverrides {
  /// - Precondition: the caller runs on the main actor. A thread cannot be asked: on Linux the main actor has others than
  ///   the main one.
  static func make(_ overrides: @MainActor () -> Overrides) -> Overrides {
    MainActor.preconditionIsolated(
      "mainActorGraph is for a TestGraph that is created on the main actor: write @MainActor before the test or its suite"
    )
    // Nothing else has them: the closure runs here, and at once.
    nonisolated(unsafe) var made = Overrides()
    MainActor.assumeIsolated { made = overrides() }
    return made
  }
}
