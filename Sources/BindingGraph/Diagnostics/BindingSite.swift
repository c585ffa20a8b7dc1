/// Where a binding was made, and how it came into its component.
package struct BindingSite: Sendable, Hashable {
  package let location: SourceLocation?
  /// The component, then the modules that led to the binding.
  package let modulePath: [TypeReference]
}

extension BindingSite {
  package init(_ binding: Binding, in graph: BindingGraph) {
    self.init(location: binding.location, modulePath: graph.path(of: binding.module))
  }
}
