/// A slot of an ancestor's instance that an instance needs.
enum Import {
  case strong(SlotHandle)
  /// A member of the cluster that the factory itself belongs to: held by the holder of the factory.
  case member(Unowned)
  /// For `WeakProvider`s, which keep nothing alive.
  case weak(WeakInstance)

  struct Unowned {
    unowned let slot: Slot
  }

  /// The slot of an import that is not weak.
  var slot: Slot {
    switch self {
    case .strong(let handle): handle.slot
    case .member(let member): member.slot
    case .weak:
      fatalError("A weak import was linked as a strong one. This is a defect of Cleanse: please report it.")
    }
  }

  var weakInstance: WeakInstance? {
    if case .weak(let instance) = self { instance } else { nil }
  }

  /// The same, held by itself: for users that do not hold the factory of the import.
  var retained: Import {
    if case .member(let member) = self { .strong(SlotHandle(member.slot)) } else { self }
  }
}
