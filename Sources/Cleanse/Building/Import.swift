/// A slot of an ancestor's instance, required by an instance of a subcomponent.
enum Import {
  case strong(SlotHandle)
  /// A member of the cluster that contains the factory: the holder of the factory holds it.
  case member(Unowned)
  /// The target of a `WeakProvider`, which keeps nothing alive.
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

  /// The same slot with a reference of its own, for users that do not hold the factory of the import.
  var retained: Import {
    if case .member(let member) = self { .strong(SlotHandle(member.slot)) } else { self }
  }
}
