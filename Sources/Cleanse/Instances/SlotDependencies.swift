/// The slots that a new slot needs, in the order of its factory's parameters.
struct SlotDependencies {
  private(set) var first: Slot?
  private(set) var second: Slot?
  private(set) var third: Slot?
  private(set) var more: ContiguousArray<Slot> = []

  mutating func append(_ slot: Slot) {
    if first == nil {
      first = slot
    } else if second == nil {
      second = slot
    } else if third == nil {
      third = slot
    } else {
      more.append(slot)
    }
  }
}
