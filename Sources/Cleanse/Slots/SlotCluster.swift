/// Keeps slots alive together that reach each other through a component factory.
///
/// An object of the parent component holds a `ComponentFactory` whose component needs that very object: as slots these
/// would own each other forever. Inside a cluster the factory does not own the slots it leads back to; a holder of
/// one of them from outside holds the cluster.
final class SlotCluster {
  var members: ContiguousArray<Slot> = []

  deinit {
    // From the dependents to what they depend on, so that a long chain is not released recursively.
    while !members.isEmpty { members.removeLast() }
  }
}

extension SlotCluster: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}
