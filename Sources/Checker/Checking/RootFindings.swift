import BindingGraph

/// What the checks find in the graph of one root component.
struct RootFindings {
  let diagnostics: [Diagnostic]
  let remarks: [Remark]
  /// The graph as its first alternative has it, linked.
  let graph: LinkedGraph

  /// Checks the graph of a component, once for each alternative of its widest branch.
  /// - Parameter types: what is known of the program's types; learns of those in the graph.
  init(of root: ComponentType, in program: Program, types: SpelledTypes) {
    let first = AnalysedAlternative(.one(0, avoidingExits: false), of: root, in: program, types: types)
    graph = first.graph
    let count = min(first.tree.alternatives, Self.maximumAlternatives)
    guard count > 1 else {
      let merged = AlternativeMerge([first], survey: first.tree).diagnostics
      diagnostics = Validator.gathered(merged, in: graph, advisor: types)
      remarks = first.tree.remarks
      return
    }
    let choices = (0..<count).flatMap { number in
      [false, true].map { BranchChoice.one(number, avoidingExits: $0) }
    }
    let others = choices.dropFirst().map { AnalysedAlternative($0, of: root, in: program, types: types) }
    let survey = ComponentTree(root: root, of: program, choice: .all)
    let merged = AlternativeMerge([first] + others, survey: survey).diagnostics
    diagnostics = Validator.gathered(merged, in: graph, advisor: types)
    var known: Set<Remark> = []
    remarks = (survey.remarks + others.flatMap(\.tree.remarks)).filter { known.insert($0).inserted }
  }

  private static let maximumAlternatives = 64
}

/// A graph as one alternative of its code declares it, and what the checks find in it.
struct AnalysedAlternative {
  let tree: ComponentTree
  let graph: LinkedGraph
  let errors: [Diagnostic]
  let warnings: [Diagnostic]

  init(_ choice: BranchChoice, of root: ComponentType, in program: Program, types: SpelledTypes) {
    tree = ComponentTree(root: root, of: program, choice: choice)
    let keys = KeyTable(of: program)
    let declared = GraphAssembler.graph(
      of: tree, keys: keys, builtSynchronouslyAt: program.synchronousBuilds(of: root.type))
    graph = Linker.link(declared, examiner: keys)
    types.add(keys.mentionedTypes, of: program)
    errors = Validator.findings(in: graph, advisor: types)
    warnings =
      Validator.diagnostics(in: graph, passes: Validator.warningPasses, advisor: types)
      + tree.chosenInitializers(in: program).map { Diagnostic($0) }
  }
}
