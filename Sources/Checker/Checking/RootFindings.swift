import BindingGraph

/// What the checks find in the graph of one root component.
struct RootFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var remarks: [Remark] = []
  /// The graph as its first alternative has it, linked.
  let graph: LinkedGraph

  /// Checks the graph of a component, once for each alternative of its widest branch.
  /// - Parameter types: what is known of the program's types; learns of those in the graph.
  init(of root: ComponentType, in program: Program, types: SpelledTypes) {
    var alternatives: [AnalysedAlternative] = []
    repeat {
      alternatives.append(AnalysedAlternative(alternatives.count, of: root, in: program, types: types))
    } while alternatives.count < min(alternatives[0].tree.alternatives, Self.maximumAlternatives)
    graph = alternatives[0].graph
    remarks = alternatives.flatMap(\.tree.remarks).reduce(into: []) { list, remark in
      if !list.contains(remark) { list.append(remark) }
    }
    diagnostics = AlternativeMerge(alternatives).diagnostics
  }

  private static let maximumAlternatives = 64
}

/// A graph as one alternative of its code declares it, and what the checks find in it.
struct AnalysedAlternative {
  let tree: ComponentTree
  let graph: LinkedGraph
  let errors: [Diagnostic]
  let warnings: [Diagnostic]

  init(_ number: Int, of root: ComponentType, in program: Program, types: SpelledTypes) {
    tree = ComponentTree(root: root, of: program, alternative: number)
    let keys = KeyTable()
    graph = Linker.link(GraphAssembler.graph(of: tree, keys: keys), examiner: keys)
    types.add(keys.mentionedTypes, of: program)
    errors = Validator.diagnostics(in: graph, advisor: types)
    warnings =
      Validator.diagnostics(in: graph, passes: Validator.warningPasses, advisor: types)
      + tree.chosenInitializers(in: program).map { Diagnostic($0) }
  }
}
