/// Hands out the values of a slot's last dependencies one after the other, for factories that have more of them than
/// there are numbered overloads.
@usableFromInline
struct RemainingDependencies {
  private let slot: Slot
  private var position: Int

  /// - Parameter position: of the first value that is handed out, counted from 0.
  @usableFromInline
  init(of slot: Slot, from position: Int) {
    self.slot = slot
    self.position = position
  }

  @usableFromInline
  mutating func next<Element>(as type: Element.Type) -> Element {
    defer { position += 1 }
    return slot.value(of: position, as: type)
  }
}
