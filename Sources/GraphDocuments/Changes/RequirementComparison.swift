/// Finds the differences between a binding's dependencies in two documents, ignoring their order.
struct RequirementComparison {
  private(set) var facts: [GraphChange.RequirementFact] = []

  /// A dependency and the node that serves it: its identifier in the new document, if that has it.
  fileprivate struct Need {
    let requirement: GraphDocument.Requirement
    let server: String?
    /// The component of the serving node, by its identifier in the new document.
    let home: String?
    let source: GraphChange.Source
  }

  init(
    from old: GraphDocument.Node, to new: GraphDocument.Node, match: DocumentMatch, old oldIndex: GraphDocument.Index,
    new newIndex: GraphDocument.Index
  ) {
    var oldNeeds = old.requirements.map { requirement in
      let component = requirement.target.flatMap { oldIndex.node($0)?.component }
      return Need(
        requirement: requirement, server: requirement.target.map { match.nodes[$0] ?? "gone \($0)" },
        home: component.map { match.components[$0] ?? "gone \($0)" }, source: Self.source(of: requirement, oldIndex))
    }
    var newNeeds = new.requirements.map {
      Need(
        requirement: $0, server: $0.target, home: $0.target.flatMap { newIndex.node($0)?.component },
        source: Self.source(of: $0, newIndex))
    }
    // Unchanged dependencies, then those with another form, then those with another source.
    Self.removePairs(&oldNeeds, &newNeeds) { $0.isServed(like: $1) && $0.isSpelled(like: $1) }
    for (old, new) in Self.removePairs(&oldNeeds, &newNeeds, where: { $0.server != nil && $0.isServed(like: $1) })
    where !(old.hasForms(of: new) && new.server.map(match.renamed.contains) == true) {
      facts.append(.respelled(from: old.requirement.type, to: new.requirement.type))
    }
    for (old, new) in Self.removePairs(&oldNeeds, &newNeeds, where: { $0.isSpelled(like: $1) })
    where old.home != new.home || old.requirement.resolution != new.requirement.resolution {
      facts.append(.redirected(new.requirement.type, from: old.source, to: new.source))
    }
    facts += newNeeds.map { .added($0.requirement.type) }
    facts += oldNeeds.map { .removed($0.requirement.type) }
  }

  private static func source(of requirement: GraphDocument.Requirement, _ index: GraphDocument.Index)
    -> GraphChange.Source
  {
    let component = requirement.target.flatMap { index.node($0) }.flatMap { index.component($0.component) }
    return component.map { .component(GraphChange.Place($0)) } ?? .other(requirement.resolution)
  }

  /// Removes matching pairs from both lists.
  @discardableResult
  private static func removePairs(
    _ old: inout [Need], _ new: inout [Need], where belongsTogether: (Need, Need) -> Bool
  ) -> [(Need, Need)] {
    var pairs: [(Need, Need)] = []
    old.removeAll { need in
      guard let index = new.firstIndex(where: { belongsTogether(need, $0) }) else { return false }
      pairs.append((need, new.remove(at: index)))
      return true
    }
    return pairs
  }
}

extension RequirementComparison.Need {
  fileprivate func isServed(like other: Self) -> Bool {
    server == other.server && requirement.resolution == other.requirement.resolution
  }

  /// Whether both have the same forms, apart from tags.
  fileprivate func hasForms(of other: Self) -> Bool {
    requirement.forms.filter { $0 != .tagged } == other.requirement.forms.filter { $0 != .tagged }
  }

  fileprivate func isSpelled(like other: Self) -> Bool {
    requirement.type.qualifiedName == other.requirement.type.qualifiedName
  }
}
