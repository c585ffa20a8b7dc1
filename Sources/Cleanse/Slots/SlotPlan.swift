import BindingGraph
internal import CleanseThreads

/// The part of a plan that its slots use.
class SlotPlan {
  /// The slots of each instance, by the number of their node.
  let slots: ContiguousArray<PlannedSlot>
  let creationMonitor: CreationMonitor

  init(slots: ContiguousArray<PlannedSlot>, creationMonitor: CreationMonitor) {
    self.slots = slots
    self.creationMonitor = creationMonitor
  }

  /// The bound type of a node, as messages show it, and its location.
  func binding(of node: Int) -> (type: TypeReference, location: SourceLocation?) {
    (TypeReference(slots[node].elementType), nil)
  }

  /// The component, as messages show it.
  var component: TypeReference { TypeReference(Never.self) }

  /// The bindings of the component that require a node, perhaps in another form or as part of a collection.
  func requests(for node: Int) -> [Request] { [] }

  /// The first binding that requires a node, perhaps in another form.
  func firstRequirer(of node: Int) -> TypeReference? { nil }

  /// The error for a value that was requested during its own creation.
  func reentrantCreation(of node: Int) -> ReentrantCreationFact {
    let (type, location) = binding(of: node)
    return ReentrantCreationFact(subject: type, steps: [], location: location)
  }

  /// Stops the program because a value was requested during its own creation.
  final func stopForReentrantCreation(of node: Int) -> Never {
    fatalError(Diagnostic(reentrantCreation(of: node)).description)
  }
}
