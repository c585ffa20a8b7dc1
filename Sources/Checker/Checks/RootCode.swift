import BindingGraph

/// The code of one root component, in all of its runs.
struct RootCode {
  /// The graph of all declarations in any run.
  let union: AnalysedGraph
  let program: Program
  let map: BranchMap
  /// Whether the code has several runs.
  let hasAlternatives: Bool
  /// The rules that the user enables.
  let rules: Set<SuppliedRule>
  /// The statements that all branches have.
  private let statements: [CheckedBinding: RecordedBinding]

  init(
    _ union: AnalysedGraph, of program: Program, map: BranchMap, hasAlternatives: Bool, rules: Set<SuppliedRule>
  ) {
    self.union = union
    self.program = program
    self.map = map
    self.hasAlternatives = hasAlternatives
    self.rules = rules
    var statements: [CheckedBinding: RecordedBinding] = [:]
    for binding in union.tree.configurations.values.flatMap(\.bindings) where map.isCertain(binding.path) {
      let key = union.keys.key(binding.draft.key)
      statements[CheckedBinding(union.graph.type(of: key), at: binding.location)] = binding
    }
    self.statements = statements
  }

  var graph: LinkedGraph { union.graph }

  /// The statement of a binding; `nil` if only some branches have it.
  func statement(of binding: Int) -> RecordedBinding? {
    statements[CheckedBinding(graph.bindings[binding], in: graph)]
  }
}

/// A program, with the graphs of its checked root components.
struct ProgramCode {
  let program: Program
  /// The graph of each root, of all declarations in any run.
  let graphs: [LinkedGraph]
  /// The sources of the package; `nil` if the uses of its roots are unknown.
  let sources: PackageSources?
  /// Tells whether a declaration is in a checked module.
  let isChecked: (DeclaredType) -> Bool
}
