/// A component at one place of the tree: what it declared, and how to build it.
final class ComponentBlueprint {
  /// No sensible tree is deeper. A generic component that installs itself with another type argument would never end.
  private static let maximumDepth = 100

  let descriptor: ComponentDescriptor
  /// How the parent installs it; `nil` for the root.
  let installation: Installation?
  unowned(unsafe) let parent: ComponentBlueprint?
  private let instrumentation: Instrumentation?
  /// The run that the plan was made from; `nil` while the component is not linked.
  private(set) var run: ConfigurationRun?
  private(set) var children: [ComponentBlueprint] = []
  /// Set where the component would contain itself, or ever larger versions of itself.
  let repeatsAncestor: Bool
  var plan: ComponentPlan?
  /// Set after a run that differed from `run` was reported.
  var hasReportedChange = false
  /// Whether `run` has not served a build yet.
  var isRunUnused = false

  /// The blueprint of a graph's root component.
  convenience init(rootOf descriptor: ComponentDescriptor, instrumentation: Instrumentation?) {
    self.init(descriptor, installation: nil, parent: nil, instrumentation: instrumentation)
  }

  private init(
    _ descriptor: ComponentDescriptor, installation: Installation?, parent: ComponentBlueprint?,
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

  /// Takes a run of `configure`, and makes blueprints of what it installs.
  func adopt(_ run: ConfigurationRun) {
    self.run = run
    children = run.installations.map {
      ComponentBlueprint($0.component, installation: $0, parent: self, instrumentation: instrumentation)
    }
  }

  /// Runs `configure` and `configureRoot`, and changes the result as the graph was told to.
  /// - Parameter keepsDetails: whether messages and plugins will be made from the run.
  func record(keepsDetails: Bool) -> ConfigurationRun {
    let run = descriptor.record(keepsDetails: keepsDetails)
    guard let instrumentation else { return run }
    return instrumentation.applied(to: run, of: self)
  }

  /// Runs `configure` once more, for the slots of a new instance.
  /// - Returns: the position of the first binding that differs from those of the plan; `nil` where all are the same.
  func fill(_ instance: InstanceSlots) -> Int? {
    guard instrumentation != nil else { return descriptor.fill(instance) }
    let run = record(keepsDetails: false)
    guard run.declaresTheSame(as: instance.plan.run) else { return run.firstDifference(from: instance.plan.run) }
    instance.addSlots(of: run)
    return nil
  }

  /// The components around this one, innermost first.
  var ancestors: some Sequence<ComponentBlueprint> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// Runs `configure` of this component and of everything that it installs.
  func recordDeeply() {
    var open = [self]
    while let next = open.popLast() {
      guard !next.repeatsAncestor else { continue }
      next.adopt(next.record(keepsDetails: true))
      open += next.children
    }
  }

  /// A copy of this blueprint and its ancestors in which another run takes the place of this one's.
  ///
  /// What they install besides is not linked.
  /// - Returns: the outermost copy, which keeps the others alive, and the copy of this blueprint.
  func replaced(by run: ConfigurationRun) -> (outermost: ComponentBlueprint, copy: ComponentBlueprint) {
    guard let parent, let parentRun = parent.run else {
      let copy = ComponentBlueprint(rootOf: descriptor, instrumentation: instrumentation)
      copy.adopt(run)
      return (copy, copy)
    }
    let outer = parent.replaced(by: parentRun)
    guard let copy = outer.copy.children.first(where: { $0.installation?.binding == installation?.binding }) else {
      preconditionFailure(
        "A component is not among those of its parent. This is a defect of Cleanse: please report it.")
    }
    copy.adopt(run)
    return (outer.outermost, copy)
  }
}
