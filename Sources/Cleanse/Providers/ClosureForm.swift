/// The form `() -> T`: a lazy `T`. Function types conform to nothing, so this stands in for them.
enum ClosureForm<Result>: DependencyForm {
  static var form: DependencyFormKind { .closure(returning: Result.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    let handle = SlotHandle(slot.dependency(0))
    memory.initializeMemory(as: (() -> Result).self, to: { handle.value(as: Result.self) })
  }
}
