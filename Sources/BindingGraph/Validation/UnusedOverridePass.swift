/// Finds overrides that replace nothing: one finding a key, with every place that overrides it.
package enum UnusedOverridePass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    let unused = graph.graph.overridingBindings.filter { !$0.isUsed }
    return Dictionary(grouping: unused, by: \.key).map { key, bindings in
      Diagnostic(
        .unusedOverride(
          UselessOverride(
            key: graph.graph.keys[key.index],
            sites: bindings.map { BindingSite(location: $0.location, modulePath: $0.modulePath) }.inOrder,
            scopeOfNoComponent: bindings.lazy.compactMap(\.scopeOfNoComponent).first)))
    }
  }
}
