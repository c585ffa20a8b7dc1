/// Finds what differs between what a binding needs in two documents, whatever the order of its parameters.
struct RequirementComparison {
  private(set) var facts: [GraphChange.RequirementFact] = []

  /// A requirement, and what serves it: the identifier of a node of the new document, where that has it.
  fileprivate struct Need {
    let requirement: GraphDocument.Requirement
    let server: String?
    let source: GraphChange.Source
  }

  init(
    from old: GraphDocument.Node, to new: GraphDocument.Node, match: DocumentMatch, old oldIndex: DocumentIndex,
    new newIndex: DocumentIndex
  ) {
    var oldNeeds = old.requirements.map { requirement in
      Need(
        requirement: requirement, server: requirement.target.map { match.nodes[$0] ?? "gone \($0)" },
        source: Self.source(of: requirement, oldIndex))
    }
    var newNeeds = new.requirements.map {
      Need(requirement: $0, server: $0.target, source: Self.source(of: $0, newIndex))
    }
    // What is the same, then what is asked for otherwise, then what something else serves.
    Self.removePairs(&oldNeeds, &newNeeds) { $0.isServed(like: $1) && $0.isSpelled(like: $1) }
    for (old, new) in Self.removePairs(&oldNeeds, &newNeeds, where: { $0.server != nil && $0.isServed(like: $1) }) {
      facts.append(.respelled(from: old.requirement.type.name, to: new.requirement.type.name))
    }
    for (old, new) in Self.removePairs(&oldNeeds, &newNeeds, where: { $0.isSpelled(like: $1) })
    where old.source != new.source {
      facts.append(.redirected(new.requirement.type.name, from: old.source, to: new.source))
    }
    facts += newNeeds.map { .added($0.requirement.type.name) }
    facts += oldNeeds.map { .removed($0.requirement.type.name) }
  }

  private static func source(of requirement: GraphDocument.Requirement, _ index: DocumentIndex) -> GraphChange.Source {
    let component = requirement.target.flatMap { index.node($0) }.flatMap { index.component($0.component) }
    return component.map { .component($0.type.name) } ?? .other(requirement.resolution)
  }

  /// Takes out of both lists what belongs together.
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

  fileprivate func isSpelled(like other: Self) -> Bool {
    requirement.type.qualifiedName == other.requirement.type.qualifiedName
  }
}
