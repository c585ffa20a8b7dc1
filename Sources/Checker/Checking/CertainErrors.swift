import BindingGraph

/// The errors that some branch is sure to cause, regardless of the other branches.
///
/// An error of one run counts if each run that reaches one of its bindings has such an error with that binding. If the
/// conditions do not imply that, a run that may lack the error is tried.
struct CertainErrors {
  private let map: BranchMap
  private var runs: [LocatedErrors] = []
  /// The paths on which a binding is part of an error, and the bindings still to be decided, in the order of reports.
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

  /// - Returns: the sites that have the error on some path of this run.
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

  /// Decides which errors are certain.
  /// - Parameter run: runs the code once more; `nil` if the limit of runs is reached.
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
      // The tested world is left out of the order of reports: its errors only show which others are certain.
      let found = world.isPossible ? addWays(of: errors, toNewSites: false) : Set(tried)
      openSites.removeAll { tried.contains($0) && !found.contains($0) }
    }
  }

  /// The certain errors of all runs.
  var diagnostics: [Diagnostic] {
    runs.flatMap(\.findings).compactMap { finding in
      guard !finding.sites.isEmpty else { return finding.diagnostic }
      let certain = finding.sites.indices.filter { certainSites.contains(finding.sites[$0]) }
      guard !certain.isEmpty else { return nil }
      guard let conflict = finding.diagnostic.fact as? any ConflictFact else { return finding.diagnostic }
      return conflict.keeping(together(certain, of: finding.sites)).map { Diagnostic($0) }
    }
  }

  /// The positions of the largest set of sites that one certain site implies; all sites if each implies only itself.
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
