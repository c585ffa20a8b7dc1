import BindingGraph
internal import CleanseThreads

/// The part of a plan that its slots know.
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

  /// The first binding that asks for a node, perhaps in another form.
  func firstRequirer(of node: Int) -> TypeReference? { nil }

  /// The error for a value that was requested while it was being created.
  func reentrantCreation(of node: Int) -> ReentrantCreationFact {
    let (type, location) = binding(of: node)
    return ReentrantCreationFact(subject: type, steps: [], location: location)
  }

  /// Stops the program because a value was asked for while it was being created.
  final func stopForReentrantCreation(of node: Int) -> Never {
    fatalError(Diagnostic(reentrantCreation(of: node)).description)
  }
}
