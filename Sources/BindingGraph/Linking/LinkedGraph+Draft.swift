extension LinkedGraph {
  /// A graph while it is linked.
  struct Draft {
    private(set) var declarations: BindingGraph
    /// The type shown for each key, by `Key.index`.
    var types: [TypeReference] = []
    var nodes: [Node] = []
    var edges: [Int] = []
    // Not of `Range<Int>`: for an array of those Swift would search the whole program for the conformance of `Int`.
    private(set) var nodesOfComponent: [CompactRange]
    /// The node of each component's root; `LinkedGraph.unresolved` for a component without one.
    // Not optionals, for which Swift would make types at the first start.
    private(set) var rootNodes: [Int]
    var forms: [Key: KeyForm] = [:]
    var missing: [MissingRequirement] = []
    var conflicts: [Conflict] = []
    var undeferrable: [Int] = []
    var objectGraphs: [Int] = []
    var handles: [Int] = []
    private(set) var connectedParts = ConnectedParts()
    private(set) var selfDependentNodes: [Int] = []

    init(_ declarations: BindingGraph) {
      self.declarations = declarations
      nodesOfComponent = Array(repeating: CompactRange(0..<0), count: declarations.components.count)
      rootNodes = Array(repeating: LinkedGraph.unresolved, count: declarations.components.count)
    }

    /// Whether a component has a root so far.
    func hasRoot(_ component: ComponentNode.ID) -> Bool {
      rootNodes[component] != LinkedGraph.unresolved
    }

    func isRoot(_ node: Int, of component: ComponentNode.ID) -> Bool { rootNodes[component] == node }

    mutating func setRoot(of component: ComponentNode.ID, to node: Int) {
      rootNodes[component] = node
    }

    /// Returns the visibility of a node's binding; `nil` if all subcomponents see it, and for other nodes.
    func visibility(ofNode node: Int) -> BindingVisibility? {
      guard case .binding(let index) = nodes[node].content else { return nil }
      return declarations.bindings[index].visibility
    }

    mutating func setNodes(of component: ComponentNode.ID, to range: Range<Int>) {
      nodesOfComponent[component] = CompactRange(range)
    }

    /// Makes a decorator shared, sendable and private like the node that it wraps.
    /// - Parameter isProved: whether the decorator of a sendable binding is known to create sendable values.
    mutating func setDecorator(_ binding: Int, of node: Int?, isProved: () -> Bool) {
      let isDeclared = declarations.bindings[binding].isSendable
      declarations.bindings[binding].attributes.remove(.sendable)
      guard let node, case .binding(let wrapped) = nodes[node].content else { return }
      // A given value exists before any request, so it is wrapped only once.
      let isGiven = [.value, .seed].contains(declarations.bindings[wrapped].kind)
      let attributes = declarations.bindings[wrapped].attributes
      declarations.bindings[binding].attributes.remove(.shared)
      if attributes.contains(.shared) || isGiven { declarations.bindings[binding].attributes.insert(.shared) }
      if attributes.contains(.sendable), isDeclared || isProved() {
        declarations.bindings[binding].attributes.insert(.sendable)
      }
      declarations.bindings[binding].visibility = declarations.bindings[wrapped].visibility
    }

    /// Adds the outward dependencies of each handle's component as edges of the handle.
    mutating func connectHandles() {
      guard !handles.isEmpty else { return }
      let graph = LinkedGraph(self)
      for handle in handles where graph.componentOfHandle(handle) != nil {
        let start = edges.count
        edges += graph.needs(ofHandle: handle).map(\.target).uniqued()
        nodes[handle].edges = start..<edges.count
      }
    }

    /// Computes the strongly connected parts, which several passes and the planning of instances use.
    mutating func findConnectedParts() {
      var starts: ContiguousArray<Int32> = [0]
      var targets: ContiguousArray<Int32> = []
      starts.reserveCapacity(nodes.count + 1)
      targets.reserveCapacity(edges.count + nodes.count / 4)
      var dependingOnThemselves: [Int] = []
      for node in nodes.indices {
        nodes[node].forEachStrongEdge(in: edges) { target in
          targets.append(Int32(target))
          if target == node { dependingOnThemselves.append(node) }
        }
        starts.append(Int32(targets.count))
      }
      selfDependentNodes = dependingOnThemselves
      connectedParts = ConnectedParts(starts: starts, targets: targets)
    }
  }
}
