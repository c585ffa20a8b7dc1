import BindingGraph

/// Merges the diagnostics of all runs of one graph's code.
///
/// Only errors that are certain on some path are reported (`CertainErrors`): a binding in some branches satisfies its
/// dependents, and bindings of different branches do not conflict.
struct BranchMerge {
  /// The graph of the first run.
  private(set) var graph: LinkedGraph
  /// The graph of all declarations in any run.
  let union: AnalysedGraph
  private let program: Program
  private let types: SpelledTypes
  private let rules: Set<SuppliedRule>
  private var exploration: BranchExploration<ComponentTree>
  /// Whether all branches were taken.
  private let isComplete: Bool
  /// Whether all branches were taken, and all errors that depend on them were tested.
  private(set) var isCertain: Bool
  /// The components that may have more bindings than were found.
  private let openComponents: Set<TypeReference>
  private var found: [Diagnostic] = []

  /// - Parameters:
  ///   - exploration: the trees that each run declares.
  ///   - tree: the union of these trees.
  ///   - rules: the rules that the user enables.
  init(
    of exploration: BranchExploration<ComponentTree>, union tree: ComponentTree, program: Program, types: SpelledTypes,
    rules: Set<SuppliedRule>
  ) {
    union = AnalysedGraph(tree, of: program, types: types)
    graph = union.graph
    openComponents = union.openComponents
    self.program = program
    self.types = types
    self.rules = rules
    self.exploration = exploration
    isComplete = exploration.isComplete && !exploration.map.hasUnknownPaths
    isCertain = isComplete
    addMissingKeys()
    addFindingsInCode()
    if exploration.results.count > 1 {
      addFaults(of: exploration.results)
    } else {
      addFaults(of: union)
    }
    isCertain = isCertain && !exploration.map.hasUnknownPaths
  }

  /// The diagnostics, in the order of reports.
  var diagnostics: [Diagnostic] {
    Diagnostic.sortedBySeverity(found.withoutRepetitions)
  }

  // MARK: Findings in all runs

  private mutating func addMissingKeys() {
    guard isComplete else { return }
    found += withPaths(errors(in: union, refutedByMoreBindings: true).filter { !isRefutable($0) })
  }

  /// Adds the paths from the root that only single runs have: where branches bind a key differently, the graph of all
  /// declarations links only one of these bindings.
  private func withPaths(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard exploration.results.count > 1 else { return findings }
    var lacking = Set(findings.compactMap { $0.missingWithoutPath?.key })
    var paths: [TypeReference: RootPath] = [:]
    for tree in exploration.results where !lacking.isEmpty {
      let run = AnalysedGraph(tree, of: program, types: types)
      for case let missing as MissingBindingFact in errors(in: run, refutedByMoreBindings: true).map(\.fact) {
        guard let path = missing.path, lacking.remove(missing.key) != nil else { continue }
        paths[missing.key] = path
      }
    }
    return findings.map { finding in
      guard var missing = finding.missingWithoutPath, let path = paths[missing.key] else { return finding }
      missing.path = path
      return Diagnostic(missing)
    }
  }

  private mutating func addFindingsInCode() {
    let code = RootCode(
      union, of: program, map: exploration.map, hasAlternatives: exploration.results.count > 1, rules: rules)
    for check in SourceChecks.ofRoots where isComplete || !check.isRefutedByMoreBindings {
      let findings = check.diagnostics(in: code)
      found += check.isRefutedByMoreBindings ? findings.filter { !isRefutable($0) } : findings
    }
  }

  /// Whether code that was not followed could refute a finding.
  private func isRefutable(_ finding: Diagnostic) -> Bool {
    if let component = (finding.fact as? any AbsenceFact)?.component {
      return union.isOpen(around: component, openComponents)
    }
    return finding.severity == .error ? !openComponents.isEmpty : !knowsWarnings
  }

  // MARK: Findings in each run

  private mutating func addFaults(of graph: AnalysedGraph) {
    found += errors(in: graph, refutedByMoreBindings: false)
    if knowsWarnings { found += warnings(in: graph) }
  }

  private mutating func addFaults(of trees: [ComponentTree]) {
    var soundShapes: Set<GraphShape> = []
    var certain = CertainErrors(in: exploration.map)
    var common: [Diagnostic]?
    let acceptAlike = Set(trees.map { GraphShape.acceptances(of: $0) }).count == 1
    // A warning is reported if all runs have it, and at least one run does not suppress it.
    var told: Set<FindingIdentity> = []
    for tree in trees {
      let shape = GraphShape(of: tree)
      if soundShapes.contains(shape) { continue }
      let run = AnalysedGraph(tree, of: program, types: types)
      if common == nil { graph = run.graph }
      let errors = errors(in: run, refutedByMoreBindings: false)
      if errors.isEmpty { soundShapes.insert(shape) } else { certain.add(LocatedErrors(errors, in: run)) }
      var warnings = warnings(in: run)
      told.formUnion(warnings.map(FindingIdentity.init))
      if !acceptAlike {
        warnings = self.warnings(in: AnalysedGraph(tree.withoutAcceptances, of: program, types: types))
      }
      common = common?.common(with: warnings) ?? warnings
    }
    certain.decide { tryRun($0) }
    found += certain.diagnostics
    guard let common = common?.filter({ told.contains(FindingIdentity($0)) }), knowsWarnings else {
      return
    }
    let conditional = Set(
      union.tree.configurations.values.flatMap(\.bindings).filter { !exploration.map.isCertain($0.path) }
        .compactMap(\.location))
    found += common.filter { warning in warning.location.map { !conditional.contains($0) } ?? true }
  }

  /// The errors of one more run; `nil` if the limit of runs is reached.
  private mutating func tryRun(_ world: BranchWorld) -> LocatedErrors? {
    guard exploration.run(world) else {
      isCertain = false
      return nil
    }
    guard world.isPossible, let tree = exploration.results.last else { return LocatedErrors.none }
    let run = AnalysedGraph(tree, of: program, types: types)
    return LocatedErrors(errors(in: run, refutedByMoreBindings: false), in: run)
  }

  /// Whether everything that could refute a warning is known.
  private var knowsWarnings: Bool {
    openComponents.isEmpty && isComplete && union.tree.configurations.values.allSatisfy(\.knowsAcceptances)
  }

  private func errors(in graph: AnalysedGraph, refutedByMoreBindings isRefuted: Bool) -> [Diagnostic] {
    let passes = Validator.passes.filter { $0.isRefutedByMoreBindings == isRefuted }
    return Validator.findings(in: graph.graph, passes: passes, advisor: types)
  }

  /// The warnings. An unknown binding could refute each of them, so they are reported only if everything is known.
  private func warnings(in graph: AnalysedGraph) -> [Diagnostic] {
    let ruleFindings =
      rules.contains(.implementationBesideProtocol)
      ? ImplementationBesideProtocolSearch(in: graph.graph, advisor: types).warnings : []
    return Validator.warnings(in: graph.graph, advisor: types) + ruleFindings
  }
}

extension Diagnostic {
  /// The missing key, if no path from the root to its dependents was found.
  fileprivate var missingWithoutPath: MissingBindingFact? {
    guard let missing = fact as? MissingBindingFact, missing.path == nil else { return nil }
    // An unbound root has no path: its component requires it.
    return missing.requests.first?.requiredFor == missing.component ? nil : missing
  }
}

extension [Diagnostic] {
  /// The diagnostics that are also among the others.
  fileprivate func common(with others: [Diagnostic]) -> [Diagnostic] {
    let known = Set(others.map(FindingIdentity.init))
    return filter { known.contains(FindingIdentity($0)) }
  }
}
