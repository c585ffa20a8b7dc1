/// A built component: its root, and a hold on everything that it shares.
///
/// Every shared object of the instance stays alive until the handle goes, also those that only the graph knows.
public struct ComponentInstance<C: ComponentBase> {
  /// The root that `ComponentFactory.build(_:)` would have returned.
  public let root: C.Root
  let slots: InstanceSlots

  init(root: C.Root, slots: InstanceSlots) {
    self.root = root
    self.slots = slots
  }
}
