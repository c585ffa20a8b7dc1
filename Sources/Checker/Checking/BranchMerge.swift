import BindingGraph

/// Puts together what is found in the runs of one graph's code.
///
/// Only errors that occur on some path for certain are reported: a binding in some branches satisfies its dependents,
/// and bindings of different branches do not conflict.
struct BranchMerge {
  /// The graph of the first run.
  private(set) var graph: LinkedGraph
  /// All that is declared in any run.
  let union: AnalysedGraph
  private let program: Program
  private let types: SpelledTypes
  /// Whether all branches were taken.
  private let isComplete: Bool
  /// The components that may bind more than was found.
  private let openComponents: Set<TypeReference>
  private var found: [Diagnostic] = []

  /// - Parameters:
  ///   - trees: what each run declares.
  ///   - tree: what all of them declare.
  init(
    of trees: [ComponentTree], in map: BranchMap, union tree: ComponentTree, isComplete: Bool, program: Program,
    types: SpelledTypes
  ) {
    union = AnalysedGraph(tree, of: program, types: types)
    graph = union.graph
    openComponents = union.openComponents
    self.program = program
    self.types = types
    self.isComplete = isComplete
    addMissingKeys()
    if trees.count > 1 {
      addConditionalKeys(map)
      addFaults(of: trees)
    } else {
      addFaults(of: union)
    }
    found += tree.chosenInitializers(in: program).map { Diagnostic($0) }
    if knowsWarnings {
      let search = ObjectSearch(in: union, of: program)
      found += search.sharedTwice.map { Diagnostic($0) } + search.unsharedState.map { Diagnostic($0) }
    }
  }

  /// In the order of reports.
  var diagnostics: [Diagnostic] {
    Diagnostic.sortedBySeverity(found.withoutRepetitions)
  }

  // MARK: What is missing

  private mutating func addMissingKeys() {
    found += errors(in: union, areMissingBindings: true).filter { error in
      let component =
        (error.fact as? MissingBindingFact)?.component ?? (error.fact as? UnusedDecoratorFact)?.component
      guard let component else { return true }
      return isComplete && !union.isOpen(around: component, openComponents)
    }
  }

  private mutating func addConditionalKeys(_ map: BranchMap) {
    guard isComplete else { return }
    let findings = ConditionalKeySearch(in: union, map: map).findings
    found += findings.filter { !union.isOpen(around: $0.component, openComponents) }.map { Diagnostic($0.binding) }
  }

  // MARK: What is there

  private mutating func addFaults(of graph: AnalysedGraph) {
    found += errors(in: graph, areMissingBindings: false)
    if knowsWarnings { found += warnings(in: graph) }
  }

  private mutating func addFaults(of trees: [ComponentTree]) {
    var soundShapes: Set<GraphShape> = []
    var common: [Diagnostic]?
    let acceptAlike = Set(trees.map { GraphShape.acceptances(of: $0) }).count == 1
    // A warning counts that all runs would have, and that one does not accept.
    var told: Set<FindingIdentity> = []
    for tree in trees {
      let shape = GraphShape(of: tree)
      if soundShapes.contains(shape) { continue }
      let run = AnalysedGraph(tree, of: program, types: types)
      if common == nil { graph = run.graph }
      let errors = errors(in: run, areMissingBindings: false)
      if errors.isEmpty {
        soundShapes.insert(shape)
      } else {
        let ways = WaysToBindings(in: run)
        found += errors.compactMap(ways.certainPart)
      }
      var warnings = warnings(in: run)
      told.formUnion(warnings.map(FindingIdentity.init))
      if !acceptAlike {
        warnings = self.warnings(in: AnalysedGraph(tree.withoutAcceptances, of: program, types: types))
      }
      common = common?.common(with: warnings) ?? warnings
    }
    guard let common = common?.filter({ told.contains(FindingIdentity($0)) }), knowsWarnings else {
      return
    }
    let conditional = Set(
      union.tree.configurations.values.flatMap(\.bindings).filter { !$0.path.isUnconditional }.compactMap(\.location))
    found += common.filter { warning in warning.location.map { !conditional.contains($0) } ?? true }
  }

  /// Whether all is known that could refute a warning.
  private var knowsWarnings: Bool {
    openComponents.isEmpty && isComplete && union.tree.configurations.values.allSatisfy(\.knowsAcceptances)
  }

  private func errors(in graph: AnalysedGraph, areMissingBindings: Bool) -> [Diagnostic] {
    let missing = [ObjectIdentifier(MissingBindingPass.self), ObjectIdentifier(UnusedDecoratorPass.self)]
    let passes = Validator.passes.filter { missing.contains(ObjectIdentifier($0)) == areMissingBindings }
    return Validator.findings(in: graph.graph, passes: passes, advisor: types)
  }

  /// The warnings that an unknown binding could refute, which is why all has to be known.
  private func warnings(in graph: AnalysedGraph) -> [Diagnostic] {
    Validator.diagnostics(in: graph.graph, passes: Validator.warningPasses, advisor: types)
  }
}

extension [Diagnostic] {
  /// Those that are among the others, too.
  fileprivate func common(with others: [Diagnostic]) -> [Diagnostic] {
    let known = Set(others.map(FindingIdentity.init))
    return filter { known.contains(FindingIdentity($0)) }
  }
}
