import BindingGraph

/// Removes the bindings that only replaced bindings depended on, directly or through others.
///
/// Bindings that were unused before the overrides stay, because every binding is checked.
///
/// - Complexity: O(bindings + requirements); nothing if no override has replaced a binding.
struct OverridePruning {
  private let graph: LinkedGraph
  private let rootsOfFactories: [Int: Int]
  private let componentOfFactory: [Int: ComponentNode.ID]

  /// Prunes a tree of components.
  /// - Returns: all components of the tree, including removed ones.
  static func prune(_ root: RecordedComponent) -> [RecordedComponent] {
    var tree = RecordedTree(root: root, addsReplacedRequirements: true)
    guard tree.components.contains(where: { $0.appliedOverrides?.replacedRequirements.isEmpty == false })
    else { return tree.components }
    let examiner = tree.interner
    let graph = Linker.link(tree.assemble(), examiner: examiner)
    let useless = OverridePruning(graph).bindingsWithoutUse
    for (component, recorded) in tree.components.enumerated() {
      let bindings = graph.components[component].bindings
      let superfluous = Set(useless.filter(bindings.contains).map { $0 - bindings.lowerBound })
      guard !superfluous.isEmpty, let configuration = recorded.configuration else { continue }
      recorded.prune(superfluous, leaving: configuration.removing(superfluous))
    }
    return tree.components
  }

  private init(_ graph: LinkedGraph) {
    self.graph = graph
    rootsOfFactories = graph.rootsOfFactories
    var componentOfFactory: [Int: ComponentNode.ID] = [:]
    for (index, component) in graph.components.enumerated() {
      guard let binding = component.factoryBinding, let parent = component.parent else { continue }
      componentOfFactory[graph.node(ofBinding: binding, in: parent)] = index
    }
    self.componentOfFactory = componentOfFactory
  }

  private var bindingsWithoutUse: [Int] {
    let askers = graph.nodes.indices.filter { isAsker($0) }
    let released = nodes(reachedFrom: askers) { _ in [] }
    var components: Set<ComponentNode.ID> = []
    /// The nodes of a component that are kept if the component is.
    func remainder(of component: ComponentNode.ID) -> [Int] {
      guard components.insert(component).inserted else { return [] }
      return graph[nodesOf: component].filter { node in
        guard let binding = graph.binding(at: node), !isAsker(node) else { return false }
        return !released.contains(node) || binding.isRoot || binding.isOverride || binding.attributes.contains(.eager)
      }
    }
    let kept = nodes(reachedFrom: remainder(of: 0)) { node in
      componentOfFactory[node].map { remainder(of: $0) } ?? []
    }
    return released.subtracting(kept).compactMap { node in
      guard let binding = graph.binding(at: node), binding.kind != .seed, binding.kind != .optionalDeclaration
      else { return nil }
      return graph.bindingIndex(at: node)
    }.filter { !isAsker(graph.node(ofBinding: $0)) }
  }

  /// Whether a node is an artificial binding that keeps the dependencies of replaced bindings.
  private func isAsker(_ node: Int) -> Bool {
    graph.binding(at: node).map { graph.type(of: $0.key).type == Overrides.self } ?? false
  }

  /// - Parameter others: nodes that are reached together with a node, besides its targets.
  private func nodes(reachedFrom starts: [Int], others: (Int) -> [Int]) -> Set<Int> {
    var known = Set(starts)
    var open = starts
    while let node = open.popLast() {
      for other in others(node) where known.insert(other).inserted { open.append(other) }
      graph.forEachEdge(of: node, rootsOfFactories: rootsOfFactories) { target in
        if known.insert(target).inserted { open.append(target) }
      }
    }
    return known
  }
}
