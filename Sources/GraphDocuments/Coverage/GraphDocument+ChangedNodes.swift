extension GraphDocument {
  /// The identifiers of the nodes that differ from those of another document, or that it does not have.
  ///
  /// The dependents of a changed collection, value or seed count as changed, because tests do not create these.
  /// - Complexity: O(n log n) for n nodes and dependencies.
  package func nodes(changedFrom other: GraphDocument) -> Set<String> {
    let renaming = DocumentRenaming(from: other, to: self)
    let match = renaming.match
    let (old, new) = (Index(renaming.old), Index(self))
    let changed = nodes.filter { node in
      guard let before = match.formerNodes[node.id].flatMap({ old.node($0) }),
        renaming.changes[.binding(node.id)] == nil
      else { return true }
      return node.kind == .collection
        ? hasOtherElements(node, than: before, match)
        : !BindingComparison(from: before, to: node, match: match, old: old, new: new).facts.isEmpty
    }
    let dependents = predecessors
    let given = changed.filter { node in
      let kinds = [node.kind, match.formerNodes[node.id].flatMap { old.node($0) }?.kind]
      return !Set([.collection, .value, .seed]).isDisjoint(with: kinds)
    }
    return Set(changed.map(\.id) + given.flatMap { dependents[$0.id] ?? [] })
  }

  private func hasOtherElements(_ new: Node, than old: Node, _ match: DocumentMatch) -> Bool {
    Set(old.requirements.map { $0.target.flatMap { match.nodes[$0] } }) != Set(new.requirements.map(\.target))
      || ElementOrder.change(from: old, to: new, match: match.nodes) != nil
  }
}
