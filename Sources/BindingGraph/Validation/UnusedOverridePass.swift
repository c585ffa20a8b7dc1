/// Finds overrides that replace nothing: one finding a key, with every place that overrides it.
package enum UnusedOverridePass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    let unused = graph.graph.overridingBindings.filter { !$0.isUsed }
    guard !unused.isEmpty else { return [] }
    let nearMisses = NearMissFinder(in: graph, advisor: advisor)
    var keys: [Key] = []
    var bindingsOfKey: [Key: [OverridingBinding]] = [:]
    for binding in unused {
      if bindingsOfKey[binding.key] == nil { keys.append(binding.key) }
      bindingsOfKey[binding.key, default: []].append(binding)
    }
    return keys.map { key in
      let bindings = bindingsOfKey[key] ?? []
      return Diagnostic(
        .unusedOverride(
          OverrideWithoutTarget(
            key: graph.graph.keys[key.index],
            sites: bindings.map { BindingSite(location: $0.location, modulePath: $0.modulePath) }.inOrder,
            scopeOfNoComponent: bindings.lazy.compactMap(\.scopeOfNoComponent).first,
            elsewhere: places(of: key, in: graph.graph),
            nearMisses: nearMisses.nearMisses(ofOverride: key))))
    }
  }

  /// The components that bind a key, each with its first binding.
  private static func places(of key: Key, in graph: BindingGraph) -> [OverrideWithoutTarget.Elsewhere] {
    graph.components.compactMap { component in
      component.bindings.first { graph.bindings[$0].key == key && graph.bindings[$0].kind != .optionalDeclaration }
        .map { .init(component: component.type, location: graph.bindings[$0].location) }
    }
  }
}
