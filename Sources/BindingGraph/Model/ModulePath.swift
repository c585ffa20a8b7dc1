/// The way by which a binding came into its component: the component itself, or a module included by another.
package struct ModulePath: Sendable {
  /// The position of a path in `BindingGraph.modulePaths`.
  package typealias ID = Int

  package let type: TypeReference
  /// The path of the component or module that included this one, or `nil` for the component itself.
  package let parent: ID?

  package init(type: TypeReference, parent: ID?) {
    self.type = type
    self.parent = parent
  }
}
