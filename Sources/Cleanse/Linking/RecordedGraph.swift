import BindingGraph

/// The recorded components as a linked graph of plain values.
final class RecordedGraph {
  let linked: LinkedGraph
  /// The components by `ComponentNode.ID`.
  let components: [RecordedComponent]
  let interner: TypeInterner
  /// All components before overrides made some superfluous; empty without overrides.
  let surveyedComponents: [RecordedComponent]

  /// - Parameter isBuiltSynchronously: whether a `ComponentFactory` will build the root component.
  init(root: RecordedComponent, isBuiltSynchronously: Bool = false) {
    surveyedComponents = root.instrumentation?.overriding?.prune(root) ?? []
    var tree = RecordedTree(root: root)
    interner = tree.interner
    linked = Linker.link(
      tree.assemble(surveyed: surveyedComponents, isBuiltSynchronously: isBuiltSynchronously),
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

  /// The errors of the graph, in the order of reports.
  /// - Parameter ofRootAlone: whether to find only those that keep the root component from being built.
  func errors(ofRootAlone: Bool = false) -> [Diagnostic] {
    Validator.errors(in: linked, ofRootAlone: ofRootAlone, adding: passesOfFeatures, advisor: RunTimeTypes())
  }

  /// The checks of the features that the graph uses.
  private var passesOfFeatures: [ValidationPass]? {
    let ofOverrides = components[0].instrumentation?.overriding?.passes
    guard let support = components.lazy.compactMap({ $0.configuration?.lifecycleSupport }).first else {
      return ofOverrides
    }
    return support.passes + (ofOverrides ?? [])
  }

  /// The warnings about the graph. They cost about as much as the other checks.
  func warnings() -> [Diagnostic] {
    Validator.warnings(in: linked, advisor: RunTimeTypes())
  }
}
