import BindingGraph

/// The recorded components as a linked graph of plain values.
final class RecordedGraph {
  let linked: LinkedGraph
  /// The components by `ComponentNode.ID`.
  let components: [RecordedComponent]
  let interner: TypeInterner
  /// All components before overrides made some superfluous; empty without overrides.
  let surveyedComponents: [RecordedComponent]

  /// - Parameters:
  ///   - overrides: overrides to check: each must replace or bind something.
  ///   - isBuiltSynchronously: whether a `ComponentFactory` will build the root component.
  init(root: RecordedComponent, checking overrides: Overrides? = nil, isBuiltSynchronously: Bool = false) {
    surveyedComponents = root.isInstrumented ? OverridePruning.prune(root) : []
    var tree = RecordedTree(root: root)
    interner = tree.interner
    linked = Linker.link(
      tree.assemble(checking: overrides, in: surveyedComponents, isBuiltSynchronously: isBuiltSynchronously),
      examiner: interner)
    components = tree.components
  }

  /// Creates the graph of a module that no component includes.
  convenience init(alone module: any Module.Type) {
    func descriptor<M: Module>(of module: M.Type) -> ComponentDescriptor { ComponentDescriptor(alone: M.self) }
    let root = RecordedComponent(rootOf: descriptor(of: module), instrumentation: nil)
    root.adoptDeeply(root.record(keepsDetails: true))
    self.init(root: root)
  }

  private init(_ linked: LinkedGraph, like other: RecordedGraph) {
    self.linked = linked
    components = other.components
    interner = other.interner
    surveyedComponents = other.surveyedComponents
  }

  /// The same graph, with some missing keys given from outside.
  func given(_ isGiven: (Key) -> Bool) -> RecordedGraph {
    RecordedGraph(linked.given(isGiven), like: self)
  }

  /// The diagnostics of all checks, or of some, in the order of reports.
  func diagnostics(passes: [any ValidationPass.Type]? = nil) -> [Diagnostic] {
    Validator.diagnostics(in: linked, passes: passes, advisor: RunTimeTypes())
  }

  /// The warnings about the graph. They cost about as much as the other checks.
  func warnings() -> [Diagnostic] {
    diagnostics(passes: Validator.warningPasses)
  }
}
