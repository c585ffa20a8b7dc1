import BindingGraph

/// A module at one position in a component's tree of modules.
public struct ModuleInclusion: Sendable {
  /// The module.
  public let type: Any.Type
  /// The module's own bindings, without those of included modules; empty if it is included again.
  public let bindings: [ProviderInfo]
  /// The modules that it includes, in order; empty if it is included again.
  public let modules: [ModuleInclusion]
  /// Whether another module of the component has included it before, so that this inclusion changes nothing.
  public let isRepeated: Bool
}

extension ComponentBindingGraph {
  /// The modules that a component includes, each with its own included modules.
  func includedModules(of component: ComponentNode.ID) -> [ModuleInclusion] {
    var bindings: [ModulePath.ID: [ProviderInfo]] = [:]
    for info in self.bindings(of: component) {
      if let position = info.position { bindings[linked.bindings[position].module, default: []].append(info) }
    }
    var children: [ModulePath.ID: [(module: ModulePath.ID, isRepeated: Bool)]] = [:]
    // Modules follow the modules that include them, so the tree is complete at the last module of a component.
    for (module, path) in linked.modulePaths.enumerated() {
      if let parent = path.parent { children[parent, default: []].append((module, false)) }
      for parent in path.otherParents { children[parent, default: []].append((module, true)) }
    }
    func inclusions(in parent: ModulePath.ID) -> [ModuleInclusion] {
      (children[parent] ?? []).compactMap { module, isRepeated in
        let path = linked.modulePaths[module]
        guard let type = path.type.type else { return nil }
        return ModuleInclusion(
          type: type, bindings: isRepeated ? [] : bindings[module] ?? [],
          modules: isRepeated ? [] : inclusions(in: module), isRepeated: isRepeated)
      }
    }
    return inclusions(in: linked.components[component].module)
  }
}
