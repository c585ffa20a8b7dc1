/// Finds overrides that replace nothing: one finding a key, with every place that overrides it, and one a module that
/// binds nothing.
package enum UnusedOverridePass: ValidationPass {
  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [OverrideWithoutTarget] {
    let empty = graph.emptyOverrides.map { OverrideWithoutTarget(emptyModule: $0) }
    return empty + unusedBindings(in: graph, advisor: advisor)
  }

  private static func unusedBindings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [OverrideWithoutTarget] {
    let unused = graph.overridingBindings.filter { !$0.isUsed }
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
      var known: Set<OverrideTarget> = []
      let targets = bindings.flatMap(\.targets).filter { known.insert($0).inserted }
      return OverrideWithoutTarget(
        key: graph.type(of: key),
        sites: bindings.map { BindingSite(location: $0.location, modulePath: $0.modulePath) }.inOrder,
        scopeOfNoComponent: bindings.lazy.compactMap(\.scopeOfNoComponent).first, targets: targets,
        nearMisses: targets.isEmpty ? nearMisses.nearMisses(ofOverride: key) : [])
    }
  }
}
