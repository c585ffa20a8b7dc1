/// The way by which a binding came into its component: the component itself, or a module included by another.
package struct ModulePath: Sendable {
  /// The position of a path in `BindingGraph.modulePaths`.
  package typealias ID = Int

  package let type: TypeReference
  /// The path of the component or module that included this one, or `nil` for the component itself.
  package let parent: ID?
  /// The paths of those that include the module again: that changes nothing but what warnings are accepted.
  package var otherParents: [ID] = []
  /// Where a statement can be added to its `configure`, where that is known.
  package var statementPlace: StatementPlace?

  package init(type: TypeReference, parent: ID?, otherParents: [ID] = []) {
    self.type = type
    self.parent = parent
    self.otherParents = otherParents
  }

  /// The same among other paths.
  package func moved(_ position: (ID) -> ID) -> ModulePath {
    ModulePath(type: type, parent: parent.map(position), otherParents: otherParents.map(position))
  }
}
