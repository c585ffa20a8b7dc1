/// A graph whose requirements are matched to the nodes that serve them.
///
/// Checks, plugins, exports and plans read it, so it includes all declarations of the components. Nodes are the targets
/// of requests. Edges lead from a node to the nodes it needs; an edge leaves a component only towards an ancestor.
// A class: values that hold graphs are copied often, and a struct of 24 arrays would be copied array by array.
package final class LinkedGraph: Sendable {
  /// A requirement without a binding.
  package struct MissingRequirement: Sendable {
    package let binding: Int
    /// The key as the parameter spells it.
    package let requested: Key
    /// Whether it is the requirement of a decorator for the value that it wraps.
    package var isDecorated = false
  }

  /// Bindings of one component for the same key.
  package struct Conflict: Sendable {
    package let component: ComponentNode.ID
    package let key: Key
    package internal(set) var bindings: [Int]
  }

  let declarations: BindingGraph
  /// The type shown for each key, by `Key.index`, including keys that were found during linking.
  package let types: [TypeReference]
  package let nodes: [Node]
  /// Positions of nodes; `LinkedGraph.unresolved` for a missing binding.
  package let edges: [Int]
  private let nodesOfComponent: [CompactRange]
  private let rootNodes: [Int]
  /// The form of every key that was examined; other keys are plain.
  package let forms: [Key: KeyForm]
  package let missing: [MissingRequirement]
  package let conflicts: [Conflict]
  /// The nodes of requests for deferred elements of a collection that has elements which cannot be deferred.
  package let undeferrable: [Int]
  /// The nodes of object graphs.
  package let objectGraphs: [Int]
  /// The nodes of forms that other isolations may use.
  package let handles: [Int]

  /// The parts of the graph whose nodes all reach each other over strong edges.
  package let connectedParts: ConnectedParts
  /// The nodes with an edge to themselves.
  package let selfDependentNodes: [Int]

  package static let unresolved = -1

  @inline(never)
  private init(
    declarations: BindingGraph, types: [TypeReference], nodes: [Node], edges: [Int],
    nodesOfComponent: [CompactRange], rootNodes: [Int], forms: [Key: KeyForm], missing: [MissingRequirement],
    conflicts: [Conflict], undeferrable: [Int], objectGraphs: [Int], handles: [Int],
    connectedParts: ConnectedParts,
    selfDependentNodes: [Int]
  ) {
    self.declarations = declarations
    self.types = types
    self.nodes = nodes
    self.edges = edges
    self.nodesOfComponent = nodesOfComponent
    self.rootNodes = rootNodes
    self.forms = forms
    self.missing = missing
    self.conflicts = conflicts
    self.undeferrable = undeferrable
    self.objectGraphs = objectGraphs
    self.handles = handles
    self.connectedParts = connectedParts
    self.selfDependentNodes = selfDependentNodes
  }

  // Passed one by one: to copy them out of one struct, Swift would make their types at the first start.
  convenience init(_ draft: Draft) {
    self.init(
      declarations: draft.declarations, types: draft.types, nodes: draft.nodes, edges: draft.edges,
      nodesOfComponent: draft.nodesOfComponent, rootNodes: draft.rootNodes, forms: draft.forms,
      missing: draft.missing, conflicts: draft.conflicts, undeferrable: draft.undeferrable,
      objectGraphs: draft.objectGraphs, handles: draft.handles,
      connectedParts: draft.connectedParts, selfDependentNodes: draft.selfDependentNodes)
  }

  /// Creates a graph with other missing requirements.
  convenience init(_ other: LinkedGraph, missing: [MissingRequirement]) {
    self.init(
      declarations: other.declarations, types: other.types, nodes: other.nodes, edges: other.edges,
      nodesOfComponent: other.nodesOfComponent, rootNodes: other.rootNodes, forms: other.forms,
      missing: missing, conflicts: other.conflicts, undeferrable: other.undeferrable, objectGraphs: other.objectGraphs,
      handles: other.handles,
      connectedParts: other.connectedParts, selfDependentNodes: other.selfDependentNodes)
  }

  /// The nodes of a component: bindings first, then collections and forms.
  package subscript(nodesOf component: ComponentNode.ID) -> Range<Int> {
    nodesOfComponent[component].range
  }

  /// The node of a component's root; `nil` for a component without one.
  package subscript(rootOf component: ComponentNode.ID) -> Int? {
    rootNodes[component] == Self.unresolved ? nil : rootNodes[component]
  }

  /// Returns the key without the `Provider`s around it, lazy ones included, as messages show it.
  package func unwrappingProviders(_ key: Key) -> Key {
    var key = key
    while let inner = forms[key]?.shownKey { key = inner }
    return key
  }

  /// Returns the key behind all forms, which needs the binding.
  package func base(of key: Key) -> Key {
    var key = key
    while let inner = forms[key]?.inner { key = inner }
    return key
  }

  /// Calls `body` for each node that `node` needs and retains.
  package func forEachStrongEdge(of node: Int, _ body: (Int) -> Void) {
    nodes[node].forEachStrongEdge(in: edges, body)
  }

  /// Calls `body` for each node that `node` retains: its needs, or all targets of an object graph.
  package func forEachKeptNode(of node: Int, _ body: (Int) -> Void) {
    guard case .objectGraph = nodes[node].content else { return forEachStrongEdge(of: node, body) }
    for position in nodes[node].edges { body(edges[position]) }
  }
}
