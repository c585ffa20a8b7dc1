import BindingGraph

/// Finds the differences of a binding between two documents.
struct BindingComparison {
  private(set) var facts: [GraphChange.Fact] = []
  private let match: DocumentMatch
  private let oldIndex: GraphDocument.Index
  private let newIndex: GraphDocument.Index

  init(
    from old: GraphDocument.Node, to new: GraphDocument.Node, match: DocumentMatch, old oldIndex: GraphDocument.Index,
    new newIndex: GraphDocument.Index
  ) {
    self.match = match
    self.oldIndex = oldIndex
    self.newIndex = newIndex
    if new.kind == .collection, old.kind == .collection {
      // Contributions are nodes, which are compared by themselves.
      add(ElementOrder.change(from: old, to: new, match: match.nodes).map { .elementsReordered(order: $0) })
      return
    }
    comparePlaces(old, new)
    compareProperties(old, new)
    let comparison = RequirementComparison(from: old, to: new, match: match, old: oldIndex, new: newIndex)
    facts += comparison.facts.map { .requirement($0) }
  }

  private mutating func add(_ fact: GraphChange.BindingFact?) {
    if let fact { facts.append(.binding(fact)) }
  }

  private mutating func comparePlaces(_ old: GraphDocument.Node, _ new: GraphDocument.Node) {
    if match.components[old.component] != new.component,
      let from = oldIndex.place(of: old), let to = newIndex.place(of: new)
    {
      add(.moved(from: from, to: to))
    } else if old.module != new.module {
      add(.moduleChanged(from: oldIndex.modules(leadingTo: old).last, to: newIndex.modules(leadingTo: new).last))
    }
  }

  private mutating func compareProperties(_ old: GraphDocument.Node, _ new: GraphDocument.Node) {
    if match.renamed.contains(new.id), old.tag?.qualifiedName == new.tag?.qualifiedName {
      add(.renamed(from: old.key, to: new.key))
    }
    if old.tag?.qualifiedName != new.tag?.qualifiedName { add(.tagChanged(from: old.tag, to: new.tag, key: old.key)) }
    if let before = old.contribution, let now = new.contribution, before.order != now.order {
      add(.orderChanged(from: before.order, to: now.order))
    }
    if old.kind != new.kind { add(.kindChanged(from: old.kind, to: new.kind)) }
    if sharesOtherwise(old, new) { add(.sharingChanged(from: old.scope, to: new.scope)) }
    compareFlags(old, new)
    if old.visibility != new.visibility { add(.visibilityChanged(from: old.visibility, to: new.visibility)) }
    compareLifecycles(old.documentedAttributes, new.documentedAttributes)
  }

  private mutating func compareFlags(_ old: GraphDocument.Node, _ new: GraphDocument.Node) {
    let changed = old.attributes.symmetricDifference(new.attributes)
    for documented in DocumentedAttribute.all
    where documented.member != .lifecycle && changed.contains(documented.attribute) {
      // A new root is a change of its component.
      if documented.attribute == .root, isRoot(old, oldIndex) != isRoot(new, newIndex) { continue }
      add(.attributeChanged(documented, isThere: new.attributes.contains(documented.attribute)))
    }
  }

  private mutating func compareLifecycles(_ old: [DocumentedAttribute], _ new: [DocumentedAttribute]) {
    for part in new where part.member == .lifecycle && !old.contains(part) {
      add(.attributeChanged(part, isThere: true))
    }
    for part in old where part.member == .lifecycle && !new.contains(part) {
      add(.attributeChanged(part, isThere: false))
    }
  }

  /// Ignores a new scope if it is the component's: that is a change of the component.
  private func sharesOtherwise(_ old: GraphDocument.Node, _ new: GraphDocument.Node) -> Bool {
    guard let before = old.scope, let now = new.scope else { return (old.scope == nil) != (new.scope == nil) }
    let areOfComponents =
      before == oldIndex.component(old.component)?.scope && now == newIndex.component(new.component)?.scope
    return before.qualifiedName != now.qualifiedName && !areOfComponents
  }

  private func isRoot(_ node: GraphDocument.Node, _ index: GraphDocument.Index) -> Bool {
    index.component(node.component)?.root == node.id
  }
}
