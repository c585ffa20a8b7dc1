extension Optional: DependencyForm {
  static var form: DependencyFormKind { .optional(of: Wrapped.self) }

  /// Makes a full optional of the slot's dependency, or an empty one of a slot that has none.
  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self, to: slot.dependencyCount == 0 ? nil : slot.value(of: 0, as: Wrapped.self))
  }
}
