/// A graph whose requirements have been matched to what serves them.
///
/// It has all that the components declare, too: this is what checks, plugins, exports and plans read. Nodes are the things
/// that can be asked for. Edges lead from a node to the nodes it needs; one leaves a component only towards an ancestor.
package struct LinkedGraph: Sendable {
  /// A requirement without a binding.
  package struct MissingRequirement: Sendable {
    package let binding: Int
    /// The key as the parameter spells it.
    package let requested: Key
  }

  /// Bindings of one component that claim the same key.
  package struct Conflict: Sendable {
    package let component: ComponentNode.ID
    package let key: Key
    package internal(set) var bindings: [Int]
  }

  let declarations: BindingGraph
  /// The type shown for each key, by `Key.index`; those that came to light while the graph was linked included.
  package internal(set) var types: [TypeReference] = []
  package internal(set) var nodes: [Node] = []
  /// Positions of nodes; `LinkedGraph.unresolved` where a binding is missing.
  package internal(set) var edges: [Int] = []
  // Not a `Range<Int>`: for an array of those Swift would search the whole program for the conformance of `Int`.
  private var compactNodesOfComponent: [CompactRange]
  /// For each component the node of its root; `LinkedGraph.unresolved` where none was bound.
  // Not of optionals, for which Swift would make types at the first start.
  private var compactRootNodes: [Int]
  /// The form of every key that had to be looked into; other keys are plain.
  package internal(set) var forms: [Key: KeyForm] = [:]
  package internal(set) var missing: [MissingRequirement] = []
  package internal(set) var conflicts: [Conflict] = []
  /// The nodes of object graphs.
  package internal(set) var objectGraphs: [Int] = []
  /// The nodes of what another isolation may use.
  package internal(set) var handles: [Int] = []

  /// The parts of the graph whose nodes all reach each other over strong edges.
  package private(set) var connectedParts = ConnectedParts()
  /// The nodes that need themselves directly.
  package private(set) var selfDependentNodes: [Int] = []

  package static let unresolved = -1

  init(_ declarations: BindingGraph) {
    self.declarations = declarations
    compactNodesOfComponent = Array(repeating: CompactRange(0..<0), count: declarations.components.count)
    compactRootNodes = Array(repeating: Self.unresolved, count: declarations.components.count)
  }

  /// The nodes of a component: bindings first, then collections and forms.
  package internal(set) subscript(nodesOf component: ComponentNode.ID) -> Range<Int> {
    get { compactNodesOfComponent[component].range }
    set { compactNodesOfComponent[component] = CompactRange(newValue) }
  }

  /// The node of a component's root; `nil` where none was bound.
  package internal(set) subscript(rootOf component: ComponentNode.ID) -> Int? {
    get { compactRootNodes[component] == Self.unresolved ? nil : compactRootNodes[component] }
    set { compactRootNodes[component] = newValue ?? Self.unresolved }
  }

  /// The key without the `Provider`s around it: what messages show.
  package func unwrappingProviders(_ key: Key) -> Key {
    var key = key
    while case .provider(let inner)? = forms[key] { key = inner }
    return key
  }

  /// The key behind all forms: the one that would have to be bound.
  package func base(of key: Key) -> Key {
    var key = key
    while let inner = forms[key]?.inner { key = inner }
    return key
  }

  /// Calls `body` for each node that `node` needs and keeps alive.
  package func forEachStrongEdge(of node: Int, _ body: (Int) -> Void) {
    let node = nodes[node]
    switch node.content {
    case .form(_, let inner): if !node.isWeak { body(inner) }
    case .binding, .collection, .absent: break
    case .objectGraph: return
    }
    // By position: a slice of the edges would count a reference for each node.
    for position in node.edges where edges[position] != Self.unresolved { body(edges[position]) }
  }

  /// Calls `body` for each node that `node` keeps alive: what it needs, and what an object graph can be asked for.
  package func forEachKeptNode(of node: Int, _ body: (Int) -> Void) {
    guard case .objectGraph = nodes[node].content else { return forEachStrongEdge(of: node, body) }
    for position in nodes[node].edges { body(edges[position]) }
  }

  /// Computes what several passes and the planning of instances need to know of how nodes reach each other.
  mutating func findConnectedParts() {
    var starts: ContiguousArray<Int32> = [0]
    var targets: ContiguousArray<Int32> = []
    starts.reserveCapacity(nodes.count + 1)
    targets.reserveCapacity(edges.count + nodes.count / 4)
    var dependingOnThemselves: [Int] = []
    for node in nodes.indices {
      forEachStrongEdge(of: node) { target in
        targets.append(Int32(target))
        if target == node { dependingOnThemselves.append(node) }
      }
      starts.append(Int32(targets.count))
    }
    selfDependentNodes = dependingOnThemselves
    connectedParts = ConnectedParts(starts: starts, targets: targets)
  }
}
