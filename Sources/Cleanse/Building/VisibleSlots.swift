internal import CleanseThreads

/// The slots of all bindings that are visible to one component instance, those of its ancestors included.
///
/// Members of the cluster that contains the object graph are not owned: an outside holder of the object graph holds
/// the cluster.
final class VisibleSlots {
  private let bindings: [ComponentPlan.VisibleBinding]
  private var slots: [Import] = []
  private let mutex = Mutex()
  private weak var objectGraph: AnyObject?
  /// Stops look-ups that recurse without end.
  let nesting = NestingLimit()

  init(of bindings: [ComponentPlan.VisibleBinding]) {
    self.bindings = bindings
  }

  deinit {
    // From dependents to dependencies, so that a long chain is not released recursively.
    while !slots.isEmpty { slots.removeLast() }
  }

  /// Sets the slot of each binding, once all are connected.
  func connect(_ slots: [Import]) {
    self.slots = slots
  }

  /// The slots of all bindings whose type and tag meet a condition.
  /// - Complexity: O(bindings).
  func slots(where matches: (_ type: Any.Type, _ tag: Any.Type?) -> Bool) -> [(tag: Any.Type?, handle: SlotHandle)] {
    zip(bindings, slots).compactMap { binding, slot in
      guard matches(binding.elementType, binding.tag) else { return nil }
      if case .strong(let handle) = slot { return (binding.tag, handle) }
      return (binding.tag, SlotHandle(slot.slot))
    }
  }

  /// The object graph of the instance: one object while it is alive.
  func objectGraph<Graph: AnyObject>(orMake make: () -> Graph) -> Graph {
    mutex.withLock {
      if let present = objectGraph as? Graph { return present }
      let made = make()
      objectGraph = made
      return made
    }
  }
}

extension VisibleSlots: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}
