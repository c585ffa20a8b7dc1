/// Which elements of a collection are the same in two documents: elements have no names.
enum ElementMatch {
  /// What elements have in common that are the same.
  private struct Likeness: Hashable {
    let module: String?
    let key: String?
    let requirements: [String]?
  }

  /// Pairs elements that need the same; then those of one module, or under one key, in their order.
  static func pairs(
    _ old: [GraphDocument.Node], _ new: [GraphDocument.Node]
  ) -> [(old: GraphDocument.Node, new: GraphDocument.Node)] {
    var pairs: [(old: GraphDocument.Node, new: GraphDocument.Node)] = []
    var (oldRest, newRest) = (old, new)
    for comparesRequirements in [true, false] {
      let found = self.found(oldRest, newRest) { likeness(of: $0, comparesRequirements) }
      pairs += found
      let (oldFound, newFound) = (Set(found.map(\.old.id)), Set(found.map(\.new.id)))
      oldRest.removeAll { oldFound.contains($0.id) }
      newRest.removeAll { newFound.contains($0.id) }
    }
    return pairs
  }

  private static func found(
    _ old: [GraphDocument.Node], _ new: [GraphDocument.Node], likeness: (GraphDocument.Node) -> Likeness
  ) -> [(old: GraphDocument.Node, new: GraphDocument.Node)] {
    var candidates = Dictionary(grouping: new.reversed(), by: likeness)
    return old.compactMap { node in
      candidates[likeness(node)]?.popLast().map { (old: node, new: $0) }
    }
  }

  private static func likeness(of node: GraphDocument.Node, _ comparesRequirements: Bool) -> Likeness {
    Likeness(
      module: node.module, key: node.contribution?.key,
      requirements: comparesRequirements ? node.requirements.map(\.type.qualifiedName) : nil)
  }
}
