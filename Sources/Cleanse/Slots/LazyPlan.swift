import BindingGraph
internal import CleanseThreads

/// The plan of a slot outside of instances: the slot in which a `Lazy` keeps its value.
final class LazyPlan: SlotPlan {
  /// Monitors values of closures. No graph knows the waits during their creation.
  private static let monitorOutsideOfGraphs = CreationMonitor()

  /// The slot of the value; `nil` if a closure provides it.
  private let origin: Slot?

  private init(of elementType: Any.Type, from origin: Slot?, creationMonitor: CreationMonitor) {
    self.origin = origin
    let slot = PlannedSlot(
      source: .fixed(0), elementType: elementType, dependencies: 0..<0, layout: PlannedSlot.Layout(of: elementType),
      isSpecial: false, isAwaited: false)
    super.init(slots: [slot], creationMonitor: creationMonitor)
  }

  /// Reports the path of the value itself.
  override func reentrantCreation(of node: Int) -> ReentrantCreationFact {
    guard let origin, let plan = origin.plan else { return super.reentrantCreation(of: node) }
    return plan.reentrantCreation(of: origin.node)
  }

  /// A slot that calls a closure once.
  static func slot<Element>(callingOnce getter: @escaping () -> Element) -> Slot {
    slot(in: LazyPlan(of: Element.self, from: nil, creationMonitor: monitorOutsideOfGraphs), make: getter)
  }

  /// A slot that requests the value of another one once.
  /// - Parameter asker: the slot of the graph that the new slot is for; both use its monitor for deadlocks.
  static func slot<Element>(askingOnce source: SlotHandle, as type: Element.Type, for asker: Slot) -> Slot {
    let monitor = asker.plan?.creationMonitor ?? monitorOutsideOfGraphs
    return slot(in: LazyPlan(of: Element.self, from: source.slot, creationMonitor: monitor)) {
      source.value(as: Element.self)
    }
  }

  private static func slot<Element>(in plan: LazyPlan, make: @escaping () -> Element) -> Slot {
    Slot.create(
      make: Maker { _, memory in memory.initializeMemory(as: Element.self, to: make()) }, plan: plan, node: 0)
  }
}
