import BindingGraph

/// The declarations of one run of `configure`, in order. Immutable: plans keep it, and compare later runs with it.
final class RecordedConfiguration {
  let declarations: ContiguousArray<Declaration>
  /// The dependencies, by identity, in ranges that end at `Declaration.requirementEnd`.
  let requirements: ContiguousArray<UInt>
  /// The keys and orders of contributions that have one, and the visibilities of private bindings.
  let marks: ContiguousArray<AnyHashable>
  /// The details of each binding for messages and plugins; empty if `hasDetails` is not set.
  let details: BindingDetailList
  let hasDetails: Bool
  let modules: [ModulePath]
  let installations: [Installation]
  let acceptedWarnings: [AcceptedWarning]
  /// The keys declared sendable separately from their bindings.
  let sendableKeys: [ShownKey]
  /// Statements without a terminator. Empty if `hasDetails` is not set.
  let unfinishedBindings: [UnfinishedBinding]
  /// The code for bindings with a lifecycle. May be present although all of them were removed.
  let lifecycleSupport: LifecycleSupport?

  /// - Parameter details: `nil` for a run that is only compared.
  init(
    declarations: ContiguousArray<Declaration>, requirements: ContiguousArray<UInt>,
    marks: ContiguousArray<AnyHashable>, details: BindingDetailList?, modules: [ModulePath],
    installations: [Installation], acceptedWarnings: [AcceptedWarning], sendableKeys: [ShownKey],
    unfinishedBindings: [UnfinishedBinding] = [], lifecycleSupport: LifecycleSupport?
  ) {
    self.unfinishedBindings = unfinishedBindings
    self.lifecycleSupport = lifecycleSupport
    self.declarations = declarations
    self.requirements = requirements
    self.marks = marks
    self.details = details ?? BindingDetailList()
    hasDetails = details != nil
    self.modules = modules
    self.installations = installations
    self.acceptedWarnings = acceptedWarnings
    self.sendableKeys = sendableKeys
  }

  /// Whether the component's seed is bound, so that each instance must bring its value.
  var bindsSeed: Bool { declarations.first?.kind == .seed }

  /// Whether a key is bound.
  func binds(_ key: UInt) -> Bool {
    declarations.contains { $0.key == key && $0.binds }
  }

  /// The visibility of each private binding, by its position.
  /// - Complexity: O(bindings); O(1) if no binding has a mark.
  var privateSights: [Int: PrivateSight] {
    guard !marks.isEmpty else { return [:] }
    let marked = declarations.indices.filter { declarations[$0].options.hasMark }
    return zip(marked, marks).reduce(into: [:]) { sights, binding in
      if declarations[binding.0].options.contains(.restricted) { sights[binding.0] = binding.1.base as? PrivateSight }
    }
  }

  // MARK: Comparison

  /// The position of the first binding that differs from another run's; `nil` if both have the same declarations, so
  /// that the linked graph and the plan of one apply to the other.
  func firstDifference(from other: RecordedConfiguration) -> Int? {
    for (index, (mine, theirs)) in zip(declarations, other.declarations).enumerated() where mine != theirs {
      return index
    }
    if declarations.count != other.declarations.count { return min(declarations.count, other.declarations.count) }
    if let requirement = zip(requirements, other.requirements).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return declarations.firstIndex { $0.requirementEnd > requirement }
    }
    let marked = declarations.indices.filter { declarations[$0].options.hasMark }
    return zip(marked, zip(marks, other.marks)).first { $1.0 != $1.1 }?.0
  }
}

/// A key by its number, and its type in messages.
typealias ShownKey = (identity: UInt, shown: Any.Type)

/// A warning that a component or module suppresses.
struct AcceptedWarning {
  let warning: GraphWarning
  /// `nil` for all bindings of the module.
  let key: ShownKey?
  let module: ModulePath.ID
}

/// A subcomponent, as its parent installs it.
struct Installation {
  let component: ComponentDescriptor
  /// The position of the binding of its `ComponentFactory`.
  var binding: Int
  let location: SourceLocation
}
