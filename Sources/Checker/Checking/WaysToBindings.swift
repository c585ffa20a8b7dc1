import BindingGraph

/// The ways on which a run has come to its bindings.
struct WaysToBindings {
  private struct Site: Hashable {
    /// `nil` for all that is bound there.
    let key: TypeReference?
    let location: SourceLocation
  }

  private var paths: [Site: [BranchPath]] = [:]

  init(in run: AnalysedGraph) {
    for place in run.tree.places {
      for binding in place.configuration?.bindings ?? [] {
        guard let location = binding.location ?? place.installation?.location else { continue }
        let key = run.keys.reference(to: binding.draft.shown)
        paths[Site(key: key, location: location), default: []].append(binding.path)
        paths[Site(key: nil, location: location), default: []].append(binding.path)
      }
    }
  }

  /// The error as far as one way is sure to meet it; `nil` where none is.
  func certainPart(of error: Diagnostic) -> Diagnostic? {
    switch error.fact {
    case let conflict as DuplicateBindingFact:
      return conflict.keeping(together(conflict.sites.map(\.location), about: conflict.key)).map { Diagnostic($0) }
    case let conflict as DuplicateKeyFact:
      let positions = together(conflict.sites.map(\.location), about: conflict.collection)
      return conflict.keeping(positions).map { Diagnostic($0) }
    case let cycle as DependencyCycleFact:
      let sites = cycle.steps.map { (key: Optional($0.requirer), location: $0.location) }
      return together(sites).count == sites.count ? error : nil
    default:
      let sites = error.steps.map { (key: TypeReference?.none, location: $0.location) }
      return together(sites).count == sites.count ? error : nil
    }
  }

  private func together(_ locations: [SourceLocation?], about key: TypeReference) -> [Int] {
    together(locations.map { (key: Optional(key), location: $0) })
  }

  /// The positions of the most sites that one way is sure to lead to.
  private func together(_ sites: [(key: TypeReference?, location: SourceLocation?)]) -> [Int] {
    var counts: [Site: Int] = [:]
    return sites.map { site -> BranchPath in
      guard let location = site.location else { return BranchPath() }
      let site = Site(key: site.key, location: location)
      // Several bindings of one place are several calls of its function.
      let number = counts[site, default: 0]
      counts[site] = number + 1
      let known = paths[site] ?? []
      return known.indices.contains(number) ? known[number] : known.last ?? BranchPath()
    }.takenTogether
  }
}
