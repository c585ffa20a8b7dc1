import BindingGraph

/// The diagnostics for the graph of one root component.
///
/// Code with branches is run until each branch was taken. A key that no run binds is missing. For a key that is bound
/// only on some paths, the paths to its dependents are searched (`ConditionalBindingPass`). All other errors count if
/// one path is certain to have them (`BranchMerge`).
struct RootFindings {
  let diagnostics: [Diagnostic]
  let uncheckedCode: [UnfollowedCode]
  /// The bindings of all runs.
  let bindings: Set<CheckedBinding>
  /// The linked graph of the first run.
  let graph: LinkedGraph
  /// The linked graph of the declarations in all runs.
  let union: LinkedGraph

  /// - Parameters:
  ///   - types: facts on the program's types; extended by those in the graph.
  ///   - rules: the rules that the user enables.
  init(of root: ComponentType, in program: Program, types: SpelledTypes, rules: Set<SuppliedRule>) {
    let map = BranchMap()
    var known: [SwiftType: RecordedConfiguration] = [:]
    let exploration = BranchExploration(map) { world in
      let tree = ComponentTree(root: root, of: program, in: world, known: known)
      // A run that ends the program has not reached all branches.
      guard world.isPossible else { return tree }
      for (type, configuration) in tree.configurations where !configuration.hasBranches { known[type] = configuration }
      return tree
    }
    let trees = exploration.results
    let union =
      trees.count == 1 ? trees[0] : ComponentTree(merging: trees, root: root, of: program)
    let merge = BranchMerge(of: exploration, union: union, program: program, types: types, rules: rules)
    graph = merge.graph
    self.union = merge.union.graph
    // If every run ends the program, no graph is ever built.
    diagnostics = trees.isEmpty ? [] : Validator.gathered(merge.diagnostics, in: merge.union.graph, advisor: types)
    bindings = Set(merge.union.graph.bindings.map { CheckedBinding($0, in: merge.union.graph) })
    var uncheckedCode = union.uncheckedCode
    let name = TypeReference(spelling: root.type.fullName)
    if trees.isEmpty { uncheckedCode.append(UnfollowedCode(.endOfProgram(name), at: root.location)) }
    if !merge.isCertain { uncheckedCode.append(UnfollowedCode(.manyBranches(name), at: root.location)) }
    self.uncheckedCode = uncheckedCode
  }
}
