import BindingGraph

/// The overrides, the trace and the observers of a graph. A graph without them has none, at no cost.
// Functions, so that a program links only the code of those that it uses. A subclass would not do: its descriptor is in
// every program and refers to its methods.
final class Instrumentation {
  /// Changes the closures of a component's recording.
  /// - Parameter components: the component and its ancestors, outermost first.
  typealias Observation = (_ recording: Recording, _ components: [TypeReference]) -> Recording

  /// The functions of a graph with overrides.
  struct Overriding {
    /// The checks of overrides.
    let passes: [ValidationPass]
    /// Applies the overrides to the recording of a component.
    let apply: (Recording, OverrideContext) -> (Recording, AppliedOverrides)
    /// Removes the bindings that only replaced bindings depended on, and returns all components of the tree, including
    /// removed ones.
    let prune: (RecordedComponent) -> [RecordedComponent]
    /// Returns the same recording without some of its bindings.
    let remove: (Set<Int>, Recording) -> Recording
    /// Adds the overrides to the graph, so that each is checked: it must replace or bind something in one of the
    /// components.
    let addOverrides: (inout GraphAssembler, [RecordedComponent], TypeInterner) -> Void
  }

  let trace: CreationTrace?
  /// `nil` without overrides.
  let overriding: Overriding?
  let lifecycleObserver: (any LifecycleObserver)?
  private let observe: Observation?

  init(
    trace: CreationTrace?, overriding: Overriding? = nil, lifecycleObserver: (any LifecycleObserver)? = nil,
    observe: Observation? = nil
  ) {
    self.trace = trace
    self.overriding = overriding
    self.lifecycleObserver = lifecycleObserver
    self.observe = observe
  }

  /// Changes the recording of a component.
  func applied(to recording: Recording, in context: OverrideContext) -> InstrumentedRecording {
    var made = InstrumentedRecording(recording)
    if let overriding { (made.recording, made.appliedOverrides) = overriding.apply(recording, context) }
    if let observe { made.recording = observe(made.recording, context.componentPath) }
    if let trace { (made.recording, made.beginTrace) = trace.functions.observe(made.recording, trace) }
    return made
  }
}

/// The recording of a component after the changes of a graph's instrumentation.
struct InstrumentedRecording {
  var recording: Recording
  /// The changes of overrides; `nil` if the graph has none.
  fileprivate(set) var appliedOverrides: AppliedOverrides?
  /// Called once before the first object of the recording is created; `nil` without a trace.
  fileprivate(set) var beginTrace: (() -> Void)?

  init(_ recording: Recording) {
    self.recording = recording
  }

  var configuration: RecordedConfiguration { recording.configuration }
}
