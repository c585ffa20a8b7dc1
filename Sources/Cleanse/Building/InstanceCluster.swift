/// The cluster of an instance that has a component which is not linked yet, and may need anything of the instance.
final class InstanceCluster: SlotCluster {
  /// Where such a component finds what it will need of the components around this one.
  var surroundings: RetainedInstanceBuilder?
  /// The slots of the whole instance.
  var slotOfNode: ContiguousArray<Slot?> = []
}
