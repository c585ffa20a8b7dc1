/// The overrides, the trace and the observers of a graph. A graph without them has none, at no cost.
final class Instrumentation {
  let overrides: Overrides
  let trace: CreationTrace?
  private let creationObserver: CreationObserver?
  private let liveBindingObserver: LiveBindingObserver?
  let lifecycleObserver: (any LifecycleObserver)?

  /// - Returns: `nil` if there is nothing to change or to observe.
  // Delegates, because a designated initializer that fails has already allocated the object.
  convenience init?(
    overrides: Overrides, trace: CreationTrace? = nil, creationObserver: CreationObserver? = nil,
    liveBindingObserver: LiveBindingObserver? = nil, lifecycleObserver: (any LifecycleObserver)? = nil
  ) {
    guard
      !overrides.isEmpty || trace != nil || creationObserver != nil || liveBindingObserver != nil
        || lifecycleObserver != nil
    else { return nil }
    self.init(overrides, trace, creationObserver, liveBindingObserver, lifecycleObserver)
  }

  private init(
    _ overrides: Overrides, _ trace: CreationTrace?, _ creationObserver: CreationObserver?,
    _ liveBindingObserver: LiveBindingObserver?, _ lifecycleObserver: (any LifecycleObserver)?
  ) {
    self.overrides = overrides
    self.trace = trace
    self.creationObserver = creationObserver
    self.liveBindingObserver = liveBindingObserver
    self.lifecycleObserver = lifecycleObserver
  }

  /// Changes the recording of a component.
  func applied(to recording: Recording, in context: OverrideContext) -> InstrumentedRecording {
    var made = InstrumentedRecording(recording)
    if !overrides.isEmpty {
      (made.recording, made.appliedOverrides) = OverriddenRecording.make(
        of: recording, in: context, overrides: overrides)
    }
    if let liveBindingObserver {
      made.recording = made.recording.announcingLiveBindings(to: liveBindingObserver, in: context.componentPath)
    }
    if let creationObserver {
      made.recording = made.recording.observed(by: creationObserver, in: context.componentPath)
    }
    if let trace {
      let instance = TracedInstance(in: trace)
      made.recording = made.recording.traced(by: instance)
      made.tracedInstance = instance
    }
    return made
  }
}

/// The recording of a component after the changes of a graph's instrumentation.
struct InstrumentedRecording {
  var recording: Recording
  /// The changes of overrides; `nil` if the graph has none.
  fileprivate(set) var appliedOverrides: AppliedOverrides?
  /// Traces the creations of the closures; `nil` without a trace.
  var tracedInstance: TracedInstance?

  init(_ recording: Recording) {
    self.recording = recording
  }

  var configuration: RecordedConfiguration { recording.configuration }
}
