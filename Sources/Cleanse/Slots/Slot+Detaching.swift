import BindingGraph

extension Slot {
  /// A slot with the value that this one has now, and without anything that the value was made from.
  ///
  /// Made where this slot belongs, and used anywhere: it holds nothing but the value, which is sendable.
  func detached() -> Slot {
    func detach<Element>(_ type: Element.Type) -> Slot {
      let value = value(as: type)
      return .unshared { _, memory in memory.initializeMemory(as: Element.self, to: value) }
    }
    // A slot without a plan is detached, or holds what `init(value:)` of a provider was given.
    guard let plan else { return self }
    let elementType = plan.slots[node].elementType
    return detach(elementType)
  }
}
