/// What a component declared, after overrides have changed it.
struct InstrumentedRecording {
  let recording: Recording
  /// What overrides did; `nil` where the graph has none.
  let appliedOverrides: AppliedOverrides?

  init(_ recording: Recording, _ appliedOverrides: AppliedOverrides? = nil) {
    self.recording = recording
    self.appliedOverrides = appliedOverrides
  }

  var configuration: RecordedConfiguration { recording.configuration }
}
