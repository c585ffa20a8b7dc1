import Cleanse

/// Creates the overrides of a trait that are isolated to the main actor.
enum MainActorOverrides {
  /// - Precondition: the caller runs on the main actor. Checking the thread is not enough: on Linux the main actor also
  ///   uses other threads than the main one.
  static func make(_ overrides: @MainActor () -> Overrides) -> Overrides {
    MainActor.preconditionIsolated(
      "mainActorGraph is for a TestGraph that is created on the main actor: write @MainActor before the test or its suite"
    )
    // Only this function uses the variable: the closure runs here, and synchronously.
    nonisolated(unsafe) var made = Overrides()
    MainActor.assumeIsolated { made = overrides() }
    return made
  }
}
