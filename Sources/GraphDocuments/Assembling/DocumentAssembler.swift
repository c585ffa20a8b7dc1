import BindingGraph

/// Creates the document of a linked graph.
///
/// - Complexity: O(bindings + requirements)
struct DocumentAssembler {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let names: DocumentNames
  private let places: DocumentPlaces
  private let requirements: RequirementResolver
  /// The warnings that are accepted anywhere in the graph, by name.
  private let acceptedWarnings: [GraphWarning]

  init(_ graph: LinkedGraph, advisor: any TypeAdvisor, names: DocumentNames, places: DocumentPlaces) {
    self.graph = graph
    self.advisor = advisor
    self.names = names
    self.places = places
    requirements = RequirementResolver(graph: graph, names: names)
    acceptedWarnings = Set(graph.acceptances.map(\.warning)).sorted { $0.id.rawValue < $1.id.rawValue }
  }

  // MARK: Components

  var components: [GraphDocument.Component] {
    graph.components.indices.map { id in
      let component = graph.components[id]
      return GraphDocument.Component(
        id: names.components[id], type: names.typeName(component.type), scope: component.scope.map(names.typeName),
        // Both front ends spell `Void` so.
        seed: component.seed.qualifiedName == "()" ? nil : names.typeName(component.seed),
        parent: component.parent.map { names.components[$0] },
        depth: graph.lineage(of: id).reduce(-1) { depth, _ in depth + 1 },
        modules: modules(of: id), root: graph[rootOf: id].flatMap { names.nodes[$0] },
        location: component.location.map(places.location), repeatsAncestor: component.repeatsAncestor)
    }
  }

  private func modules(of component: ComponentNode.ID) -> [GraphDocument.Module] {
    names.modulesOfComponent[component].compactMap { module in
      names.modules[module].map { id in
        let path = graph.modulePaths[module]
        return GraphDocument.Module(
          id: id, type: names.typeName(path.type), parent: path.parent.flatMap { names.modules[$0] })
      }
    }
  }

  // MARK: Nodes

  var nodes: [GraphDocument.Node] {
    graph.components.indices.flatMap { component in
      let installed = componentsByFactory(of: component)
      return graph[nodesOf: component].compactMap { self.node($0, installed: installed) }
    }
  }

  /// - Parameter installed: the components that component factories build, by the factories' bindings.
  private func node(_ node: Int, installed: [Int: String]) -> GraphDocument.Node? {
    guard let id = names.nodes[node] else { return nil }
    switch graph.nodes[node].content {
    case .binding(let index): return self.node(id, ofBinding: index, at: node, installs: installed[index])
    case .collection(let key): return collection(id, of: key, at: node)
    case .form, .absent, .objectGraph: return nil
    }
  }

  /// The names of the installed components, by the bindings of their factories.
  private func componentsByFactory(of component: ComponentNode.ID) -> [Int: String] {
    var names: [Int: String] = [:]
    for child in graph.components[component].children {
      if let factory = graph.components[child].factoryBinding { names[factory] = self.names.components[child] }
    }
    return names
  }

  private func node(_ id: String, ofBinding index: Int, at node: Int, installs: String?) -> GraphDocument.Node {
    let binding = graph.bindings[index]
    let type = graph.type(of: binding.key)
    let component = graph.components[graph.nodes[node].component]
    var node = GraphDocument.Node(
      id: id, component: names.components[graph.nodes[node].component], key: names.typeName(type), tag: tag(of: type),
      kind: GraphDocument.Node.Kind(binding.kind),
      contribution: binding.contribution.flatMap(contribution),
      scope: binding.isShared ? component.scope.map(names.typeName) : nil,
      attributes: binding.attributes.intersection(.documented),
      visibility: binding.visibility.map { GraphDocument.Node.Visibility(rawValue: $0.description) },
      module: names.modules[binding.module],
      installs: installs,
      location: binding.location.map(places.location),
      requirements: requirements.requirements(ofBinding: index))
    node.acceptedWarnings = acceptedWarnings.filter { graph.accepts($0, for: index) }.map(\.id.rawValue)
    return node
  }

  private func collection(_ id: String, of key: Key, at node: Int) -> GraphDocument.Node {
    let type = graph.type(of: key)
    return GraphDocument.Node(
      id: id, component: names.components[graph.nodes[node].component], key: names.typeName(type), tag: tag(of: type),
      kind: .collection, contribution: nil, scope: nil, module: nil, installs: nil,
      location: nil, requirements: requirements.elements(ofCollection: key, at: node))
  }

  private func tag(of type: TypeReference) -> GraphDocument.TypeName? {
    guard case .tagged(let tag, _) = advisor.shape(of: type) else { return nil }
    return names.typeName(tag)
  }

  /// - Returns: `nil` for a binding that only declares a collection.
  private func contribution(_ contribution: Binding.Contribution) -> GraphDocument.Node.Contribution? {
    switch contribution {
    case .empty: nil
    case .array: GraphDocument.Node.Contribution(collection: .array)
    case .orderedArray(let order): GraphDocument.Node.Contribution(collection: .array, order: order.description)
    case .set: GraphDocument.Node.Contribution(collection: .set)
    case .dictionary(let key):
      GraphDocument.Node.Contribution(collection: .dictionary, key: graph.dictionaryKeys[Int(key)])
    }
  }
}
