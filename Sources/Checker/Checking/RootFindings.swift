import BindingGraph

/// What the checks find in the graph of one root component.
///
/// Where its code chooses, it is run until each branch was taken. What nothing binds in any run is missing; what is bound
/// on some ways only is sought on the ways to those who ask (`ConditionalKeySearch`); and all other errors count where
/// one way is sure to meet them (`BranchMerge`).
struct RootFindings {
  let diagnostics: [Diagnostic]
  let uncheckedCode: [UncheckedCodeFact]
  /// The bindings that any run makes.
  let bindings: Set<CheckedBinding>
  /// The graph as the first run of its code has it, linked.
  let graph: LinkedGraph
  /// The graph of all that any run declares, linked.
  let union: LinkedGraph

  /// - Parameter types: what is known of the program's types; learns of those in the graph.
  init(of root: ComponentType, in program: Program, types: SpelledTypes) {
    let map = BranchMap()
    var known: [SwiftType: RecordedConfiguration] = [:]
    let exploration = BranchExploration(map) { world in
      let tree = ComponentTree(root: root, of: program, in: world, known: known)
      // A run that ends the program has not come to all branches.
      guard world.isPossible else { return tree }
      for (type, configuration) in tree.configurations where !configuration.hasBranches { known[type] = configuration }
      return tree
    }
    let trees = exploration.results
    let union =
      trees.count == 1 ? trees[0] : ComponentTree(merging: trees, root: root, of: program)
    let merge = BranchMerge(of: exploration, union: union, program: program, types: types)
    graph = merge.graph
    self.union = merge.union.graph
    // Where every run ends the program, nothing is ever built.
    diagnostics = trees.isEmpty ? [] : Validator.gathered(merge.diagnostics, in: merge.union.graph, advisor: types)
    bindings = Set(merge.union.graph.bindings.map { CheckedBinding($0, in: merge.union.graph) })
    var uncheckedCode = union.uncheckedCode
    let name = TypeReference(spelling: root.type.fullName)
    if trees.isEmpty { uncheckedCode.append(UncheckedCodeFact(.endOfProgram(name), at: root.location)) }
    if !merge.isCertain { uncheckedCode.append(UncheckedCodeFact(.manyBranches(name), at: root.location)) }
    self.uncheckedCode = uncheckedCode
  }
}

/// What two bindings have in common that are one statement, in the graphs of several roots.
struct CheckedBinding: Hashable {
  private let type: TypeReference
  private let location: SourceLocation?

  init(_ type: TypeReference, at location: SourceLocation?) {
    self.type = type
    self.location = location
  }

  init(_ binding: Binding, in graph: LinkedGraph) {
    self.init(graph.type(of: binding.key), at: binding.location)
  }
}
