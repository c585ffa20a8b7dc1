import BindingGraph

/// The errors in the graph of one run, with the paths to their bindings.
struct LocatedErrors {
  struct Finding {
    let diagnostic: Diagnostic
    let sites: [Site]

    /// The paths on which a run that reaches one of its bindings has the error.
    func ways(from site: Int) -> [BranchPath] {
      let others = sites.indices.filter { $0 != site }.map { sites[$0].path }
      return isConflict ? others : [others.reduce(BranchPath()) { $0.followed(by: $1) }]
    }

    /// Whether any two of its bindings suffice for an error.
    private var isConflict: Bool { diagnostic.fact is any ConflictFact }
  }

  /// A binding that is part of an error of some kind.
  struct Site: Hashable {
    let id: DiagnosticID
    /// `nil` for all bindings at the location.
    let key: TypeReference?
    let location: SourceLocation?
    let path: BranchPath
  }

  private struct Place: Hashable {
    let key: TypeReference?
    let location: SourceLocation
  }

  static let none = LocatedErrors(findings: [])

  let findings: [Finding]

  private init(findings: [Finding]) {
    self.findings = findings
  }

  init(_ errors: [Diagnostic], in run: AnalysedGraph) {
    var paths: [Place: [BranchPath]] = [:]
    for place in run.tree.places {
      for binding in place.configuration?.bindings ?? [] {
        guard let location = binding.location ?? place.installation?.location else { continue }
        let path = place.path.followed(by: binding.path)
        for key in [run.keys.reference(to: binding.draft.key.shown), nil] {
          paths[Place(key: key, location: location), default: []].append(path)
        }
      }
    }
    findings = errors.map { Finding(diagnostic: $0, sites: Self.sites(of: $0, paths)) }
  }

  private static func sites(of error: Diagnostic, _ paths: [Place: [BranchPath]]) -> [Site] {
    let traces = (error.fact as? any GraphFact)?.traces ?? []
    let places =
      traces.isEmpty
      ? error.steps.map { (key: TypeReference?.none, location: $0.location) }
      : traces.map { (key: Optional($0.type), location: $0.location) }
    var counts: [Place: Int] = [:]
    return places.map { key, location in
      guard let location else { return Site(id: error.id, key: key, location: nil, path: BranchPath()) }
      var place = Place(key: key, location: location)
      if paths[place] == nil { place = Place(key: nil, location: location) }
      // Several bindings at one location come from several calls of their function.
      let number = counts[place, default: 0]
      counts[place] = number + 1
      let known = paths[place] ?? []
      let path = known.indices.contains(number) ? known[number] : known.last
      return Site(id: error.id, key: place.key, location: location, path: path ?? BranchPath())
    }
  }
}
