/// The values of a slot's dependencies, one after the other, for factories with a pack of parameters.
@usableFromInline
struct SlotValues {
  private let slot: Slot
  private var position = 0

  @usableFromInline
  init(of slot: Slot) {
    self.slot = slot
  }

  /// The value of the next dependency.
  @usableFromInline
  mutating func next<Element>(as type: Element.Type) -> Element {
    defer { position += 1 }
    return slot.value(of: position)
  }
}
