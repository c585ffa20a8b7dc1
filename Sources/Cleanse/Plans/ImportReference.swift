/// Which slot of which ancestor an instance needs.
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
