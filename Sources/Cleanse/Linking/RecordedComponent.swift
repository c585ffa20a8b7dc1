/// A component at one position of the tree, with its declarations there.
final class RecordedComponent {
  /// No realistic tree is deeper. A generic component that installs itself with another type argument would never end.
  private static let maximumDepth = 100

  let descriptor: ComponentDescriptor
  /// How the parent installs it; `nil` for the root.
  private(set) var installation: Installation?
  /// Alive as long as its children, because a holder of any component holds the root.
  private(set) unowned var parent: RecordedComponent?
  let instrumentation: Instrumentation?
  /// The declarations used for linking; `nil` if the component repeats an ancestor, and before its first run.
  private(set) var configuration: RecordedConfiguration?
  /// The changes of overrides to that run; `nil` if the graph has none.
  private(set) var appliedOverrides: AppliedOverrides?
  /// The declarations before superfluous bindings were removed; `nil` if none were.
  private var configurationWithSuperfluousBindings: RecordedConfiguration?
  /// The positions of the bindings that overrides made superfluous.
  private var superfluousBindings: Set<Int> = []
  private(set) var children: [RecordedComponent] = []
  /// Whether the component would contain itself, or ever larger versions of itself.
  let repeatsAncestor: Bool

  /// The root component of a graph.
  convenience init(rootOf descriptor: ComponentDescriptor, instrumentation: Instrumentation?) {
    self.init(descriptor, installation: nil, parent: nil, instrumentation: instrumentation)
  }

  private init(
    _ descriptor: ComponentDescriptor, installation: Installation?, parent: RecordedComponent?,
    instrumentation: Instrumentation?
  ) {
    self.instrumentation = instrumentation
    self.descriptor = descriptor
    self.installation = installation
    self.parent = parent
    var depth = 0
    var repeatsAncestor = false
    var ancestor = parent
    while let outer = ancestor, !repeatsAncestor {
      depth += 1
      repeatsAncestor = outer.descriptor.type == descriptor.type
      ancestor = outer.parent
    }
    self.repeatsAncestor = repeatsAncestor || depth > Self.maximumDepth
  }

  /// The ancestors of the component, innermost first.
  var ancestors: some Sequence<RecordedComponent> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// A root component with the same declarations, but without subcomponents.
  var alone: RecordedComponent {
    let alone = RecordedComponent(rootOf: descriptor, instrumentation: nil)
    alone.configuration = configuration
    alone.appliedOverrides = appliedOverrides
    return alone
  }

  // MARK: Recording

  /// Runs `configure` and `configureRoot`, and applies the instrumentation of the graph to the result.
  /// - Parameter keepsDetails: whether to keep the details for messages and plugins.
  func record(keepsDetails: Bool) -> InstrumentedRecording {
    let recording = descriptor.record(keepsDetails: keepsDetails)
    guard let instrumentation else { return InstrumentedRecording(recording) }
    // With details, all overrides run again, including those that have run before.
    var made = instrumentation.applied(
      to: recording, in: overrideContext(appliedBefore: keepsDetails ? nil : appliedOverrides))
    made.recording = pruned(made.recording)
    return made
  }

  /// Removes the pruned bindings from a run, if it equals the run that was pruned.
  func pruned(_ recording: Recording) -> Recording {
    guard let overriding = instrumentation?.overriding, let original = configurationWithSuperfluousBindings,
      recording.configuration.firstDifference(from: original) == nil
    else { return recording }
    return overriding.remove(superfluousBindings, recording)
  }

  /// The declarations before superfluous bindings were removed.
  var configurationBeforePruning: RecordedConfiguration? { configurationWithSuperfluousBindings ?? configuration }

  /// Removes bindings, and the components that they install.
  /// - Parameters:
  ///   - bindings: positions in the recording.
  ///   - remaining: the declarations without them.
  func prune(_ bindings: Set<Int>, leaving remaining: RecordedConfiguration) {
    configurationWithSuperfluousBindings = configuration
    superfluousBindings = bindings
    configuration = remaining
    children.removeAll { $0.installation.map { bindings.contains($0.binding) } ?? false }
    for (child, installation) in zip(children, remaining.installations) { child.installation = installation }
  }

  /// Adopts the declarations of a run, and records all subcomponents, at any depth.
  func adoptDeeply(_ recording: InstrumentedRecording) {
    adopt(recording)
    var open = children
    while let next = open.popLast() {
      guard !next.repeatsAncestor else { continue }
      next.adopt(next.record(keepsDetails: true))
      open += next.children
    }
  }

  /// Adopts the declarations of a run, and creates a component for each installation.
  private func adopt(_ recording: InstrumentedRecording) {
    configuration = recording.configuration
    appliedOverrides = recording.appliedOverrides
    children = recording.configuration.installations.map {
      RecordedComponent($0.component, installation: $0, parent: self, instrumentation: instrumentation)
    }
  }

  private func overrideContext(appliedBefore: AppliedOverrides?) -> OverrideContext {
    OverrideContext(
      component: descriptor.type, installationLocation: installation?.location, appliedBefore: appliedBefore,
      ancestors: ancestors.compactMap { ancestor in
        ancestor.configuration.map { (configuration: $0, appliedOverrides: ancestor.appliedOverrides) }
      })
  }
}
