/// A slot of an ancestor's instance that an instance needs.
enum Import {
  case strong(Slot)
  /// A member of the cluster that the factory itself belongs to: held by whoever holds the factory.
  case member(Unowned)
  /// For `WeakProvider`s, which keep nothing alive.
  case weak(WeakInstance)

  struct Unowned {
    unowned(unsafe) let slot: Slot
  }
}

/// Which slot of which ancestor.
struct ImportReference: Hashable {
  /// How many components outwards, from 1 for the parent.
  let distance: Int
  /// The position of the node in the ancestor's plan.
  let node: Int
  let isWeak: Bool

  /// The same slot as the next component outwards sees it; `nil` where it is that component's own.
  var fromParent: ImportReference? {
    distance > 1 ? ImportReference(distance: distance - 1, node: node, isWeak: isWeak) : nil
  }
}
