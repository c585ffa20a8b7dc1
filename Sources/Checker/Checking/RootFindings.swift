import BindingGraph

/// What the checks find in the graph of one root component.
///
/// Where its code chooses, it is run until each branch was taken. What nothing binds in any run is missing; what is bound
/// on some ways only is sought on the ways to those who ask (`ConditionalKeySearch`); and all other errors count where
/// one way is sure to meet them (`BranchMerge`).
struct RootFindings {
  let diagnostics: [Diagnostic]
  let remarks: [Remark]
  /// The graph as the first run of its code has it, linked.
  let graph: LinkedGraph

  /// - Parameter types: what is known of the program's types; learns of those in the graph.
  init(of root: ComponentType, in program: Program, types: SpelledTypes) {
    let map = BranchMap()
    var known: [SwiftType: RecordedConfiguration] = [:]
    let exploration = BranchExploration.run(map) { world in
      let tree = ComponentTree(root: root, of: program, in: world, known: known)
      for (type, configuration) in tree.configurations where !configuration.hasBranches { known[type] = configuration }
      return tree
    }
    let trees = exploration.results
    let union =
      trees.count == 1 ? trees[0] : ComponentTree(merging: trees, root: root, of: program)
    let merge = BranchMerge(
      of: trees, in: map, union: union, isComplete: exploration.isComplete, program: program, types: types)
    graph = merge.graph
    // Where every run ends the program, nothing is ever built.
    diagnostics = trees.isEmpty ? [] : Validator.gathered(merge.diagnostics, in: merge.union.graph, advisor: types)
    var remarks = union.remarks
    if trees.isEmpty { remarks.append(Remark(kind: .endOfProgram, location: root.location)) }
    if !exploration.isComplete { remarks.append(Remark(kind: .manyBranches, location: root.location)) }
    self.remarks = remarks
  }
}
