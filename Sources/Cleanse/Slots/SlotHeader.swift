/// The common part of all slots.
@usableFromInline
struct SlotHeader {
  let make: Maker
  // Here, where it fills the word that the closure has begun.
  let node: Int32
  /// The plan that the slot was made by, for explanations and for the type of the element. Owned by the slot.
  // Unmanaged, so that no reference is counted up and down while a value is made.
  let plan: Unmanaged<SlotPlan>?
  var attachments: SlotAttachments?
  let dependencyCount: Int32
  /// How far behind the slot's first word its shared value lies, in bytes; 0 for a value that is made anew each time.
  @usableFromInline let valueOffset: Int32
}
