/// What a component declared, after a graph's instrumentation has changed it.
struct InstrumentedRecording {
  var recording: Recording
  /// What overrides did; `nil` where the graph has none.
  let appliedOverrides: AppliedOverrides?
  /// What the closures tell of what they make; `nil` without a trace.
  var tracedInstance: TracedInstance?

  init(_ recording: Recording, _ appliedOverrides: AppliedOverrides? = nil) {
    self.recording = recording
    self.appliedOverrides = appliedOverrides
  }

  var configuration: RecordedConfiguration { recording.configuration }
}
