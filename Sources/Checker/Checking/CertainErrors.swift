import BindingGraph

/// The errors that some branch is sure to lead to, whatever the branches beside it are.
///
/// An error of one run counts if each run that comes to one of its bindings has such an error with that binding. Where that
/// does not follow from the conditions, a run that may lack the error is tried.
struct CertainErrors {
  private let map: BranchMap
  private var runs: [LocatedErrors] = []
  /// The ways on which bindings are part of an error, and all bindings that may be so for certain, in the order of reports.
  private var ways: [LocatedErrors.Site: [BranchPath]] = [:]
  private var openSites: [LocatedErrors.Site] = []
  private var certainSites: Set<LocatedErrors.Site> = []

  init(in map: BranchMap) {
    self.map = map
  }

  mutating func add(_ errors: LocatedErrors) {
    runs.append(errors)
    _ = addWays(of: errors, toNewSites: true)
  }

  /// - Returns: the sites that have come upon the error in another way.
  private mutating func addWays(of errors: LocatedErrors, toNewSites: Bool) -> Set<LocatedErrors.Site> {
    var found: Set<LocatedErrors.Site> = []
    for finding in errors.findings {
      for (index, site) in finding.sites.enumerated() where toNewSites || ways[site] != nil {
        if ways[site] == nil { openSites.append(site) }
        ways[site, default: []] += finding.ways(from: index).filter { ways[site]?.contains($0) != true }
        found.insert(site)
      }
    }
    return found
  }

  /// Finds out which errors are certain.
  /// - Parameter run: runs the code once more; `nil` if that was not possible.
  mutating func decide(_ run: (BranchWorld) -> LocatedErrors?) {
    while true {
      let world = BranchWorld(in: map)
      var tried: [LocatedErrors.Site] = []
      for site in openSites {
        let ways = ways[site] ?? []
        switch BranchSearch.runToEnd(through: site.path, avoiding: ways, in: map) {
        case .none: certainSites.insert(site)
        case .unknown: break
        case .values: if world.decide(site.path, avoiding: ways) { tried.append(site) }
        }
      }
      openSites.removeAll(where: certainSites.contains)
      guard !tried.isEmpty, let errors = run(world) else { return }
      // The world has no part in the order of reports: its errors show what is certain.
      let found = world.isPossible ? addWays(of: errors, toNewSites: false) : Set(tried)
      openSites.removeAll { tried.contains($0) && !found.contains($0) }
    }
  }

  /// The certain errors of each run.
  var diagnostics: [Diagnostic] {
    runs.flatMap(\.findings).compactMap { finding in
      guard !finding.sites.isEmpty else { return finding.diagnostic }
      let certain = finding.sites.indices.filter { certainSites.contains(finding.sites[$0]) }
      guard !certain.isEmpty else { return nil }
      guard let conflict = finding.diagnostic.fact as? any ConflictFact else { return finding.diagnostic }
      return conflict.keeping(together(certain, of: finding.sites)).map { Diagnostic($0) }
    }
  }

  /// The positions of the most sites that one certain site is sure to come with; of all if there are several possible ones.
  private func together(_ certain: [Int], of sites: [LocatedErrors.Site]) -> [Int] {
    var known: [BranchPath: [BranchPath: Bool]] = [:]
    func implies(_ first: BranchPath, _ second: BranchPath) -> Bool {
      if let answer = known[first]?[second] { return answer }
      let answer = BranchSearch.implies(first, second, in: map)
      known[first, default: [:]][second] = answer
      return answer
    }
    let sets = certain.map { site in sites.indices.filter { implies(sites[site].path, sites[$0].path) } }
    let largest = sets.enumerated().max { ($0.element.count, $1.offset) < ($1.element.count, $0.offset) }?.element ?? []
    return largest.count > 1 ? largest : Array(sites.indices)
  }
}
