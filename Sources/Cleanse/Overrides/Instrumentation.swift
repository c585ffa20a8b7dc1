/// What a graph was created with besides its component. A graph without has none, at no cost.
final class Instrumentation {
  let overrides: Overrides
  private let creationObserver: CreationObserver?

  /// - Returns: `nil` where there is nothing to do.
  init?(overrides: Overrides, creationObserver: CreationObserver? = nil) {
    guard !overrides.isEmpty || creationObserver != nil else { return nil }
    self.overrides = overrides
    self.creationObserver = creationObserver
  }

  /// What a component has just declared, changed.
  func applied(to recording: Recording, in context: OverrideContext) -> InstrumentedRecording {
    let overridden =
      overrides.isEmpty
      ? InstrumentedRecording(recording)
      : OverriddenRecording.make(of: recording, in: context, overrides: overrides)
    guard let creationObserver else { return overridden }
    return InstrumentedRecording(
      overridden.recording.observed(by: creationObserver), overridden.appliedOverrides)
  }
}
