/// The slots that a new slot needs, in the order of its factory's parameters.
///
/// Retains each of them; the slot that is made of it takes these references over.
struct SlotDependencies {
  private(set) var first: Unmanaged<Slot>?
  private(set) var second: Unmanaged<Slot>?
  private(set) var third: Unmanaged<Slot>?
  private(set) var more: ContiguousArray<Unmanaged<Slot>> = []

  mutating func append(_ slot: Slot) {
    let retained = Unmanaged.passRetained(slot)
    if first == nil {
      first = retained
    } else if second == nil {
      second = retained
    } else if third == nil {
      third = retained
    } else {
      more.append(retained)
    }
  }
}
