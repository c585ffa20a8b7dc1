import BindingGraph

/// The names and identifiers of a graph's parts in its document.
struct DocumentNames {
  private let types: TypeNames
  /// By `ComponentNode.ID`.
  let components: [String]
  /// By position in `LinkedGraph.nodes`; `nil` for a node that documents omit.
  let nodes: [String?]
  /// By `ModulePath.ID`; `nil` for a component itself.
  let modules: [String?]
  /// The modules of each component, each after the module that includes it.
  let modulesOfComponent: [[ModulePath.ID]]

  init(of graph: LinkedGraph) {
    types = TypeNames(
      graph.components.flatMap { [$0.type, $0.seed] + [$0.scope].compactMap { $0 } } + graph.modulePaths.map(\.type)
        + graph.types,
      showsEnclosingTypes: true)
    components = Self.componentNames(of: graph)
    (modules, modulesOfComponent) = Self.moduleNames(of: graph)
    nodes = Self.nodeNames(of: graph, components: components)
  }

  func typeName(_ type: TypeReference) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: types.name(of: type), qualifiedName: type.qualifiedName)
  }

  private static func componentNames(of graph: LinkedGraph) -> [String] {
    var unique = UniqueNames()
    var names: [String] = []
    for component in graph.components {
      let prefix = component.parent.map { names[$0] + " > " } ?? ""
      names.append(unique.name(prefix + component.type.qualifiedName))
    }
    return names
  }

  private static func moduleNames(of graph: LinkedGraph) -> (names: [String?], ofComponent: [[ModulePath.ID]]) {
    var componentOfModule: [ModulePath.ID: ComponentNode.ID] = [:]
    for (id, component) in graph.components.enumerated() { componentOfModule[component.module] = id }
    var unique = graph.components.map { _ in UniqueNames() }
    var names: [String?] = []
    var modules: [[ModulePath.ID]] = graph.components.map { _ in [] }
    for (id, path) in graph.modulePaths.enumerated() {
      guard let parent = path.parent, let component = componentOfModule[parent] else {
        names.append(nil)
        continue
      }
      componentOfModule[id] = component
      modules[component].append(id)
      names.append(unique[component].name(path.type.qualifiedName))
    }
    return (names, modules)
  }

  private static func nodeNames(of graph: LinkedGraph, components: [String]) -> [String?] {
    var unique = UniqueNames()
    return graph.nodes.map { node in
      switch node.content {
      case .binding(let index):
        let binding = graph.bindings[index]
        guard binding.kind != .optionalDeclaration else { return nil }
        var name = "\(components[node.component]): \(graph.type(of: binding.key).qualifiedName)"
        if binding.visibility == .module, let module = graph.sight(ofBinding: index) {
          name += " in \(graph.modulePaths[module].type.qualifiedName)"
        }
        let suffix = binding.contribution != nil ? " element" : binding.kind == .decorator ? " decorator" : ""
        return unique.name(name + suffix)
      case .collection(let key):
        return unique.name("\(components[node.component]): \(graph.type(of: key).qualifiedName)")
      case .form, .absent, .objectGraph: return nil
      }
    }
  }
}
