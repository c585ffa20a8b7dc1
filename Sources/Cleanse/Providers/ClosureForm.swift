/// The form `() -> T`: a lazy `T`. Function types cannot conform to protocols, so this type represents them.
enum ClosureForm<Result>: DependencyForm {
  static var form: DependencyFormKind { .closure(returning: Result.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: (() -> Result).self, to: placeholder(of: SlotHandle(slot.dependency(0)), for: slot))
  }
}
