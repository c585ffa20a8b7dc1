/// Begins the creation of a value that is made side by side with others: reads its dependencies from the slot, in the
/// isolation of the graph, and returns the rest of the work.
typealias ConcurrentMaker = (Slot) -> ConcurrentCreation

/// The creation of a value on any thread.
// Unchecked, because the types of what the factory takes and makes are not known here. They are sendable, as is the factory.
struct ConcurrentCreation: @unchecked Sendable {
  /// Makes the value in the memory of the slot.
  let make: Maker

  init(_ make: Maker) {
    self.make = make
  }

  init<Element>(_ create: @escaping @Sendable () -> Element) {
    make = Maker { _, memory in memory.initializeMemory(as: Element.self, to: create()) }
  }

  /// The same, with another way to put the value into place.
  func placed(_ decorate: (Maker) -> Maker) -> ConcurrentCreation {
    ConcurrentCreation(decorate(make))
  }
}
