/// A component at one place of the tree. A component installed at two places makes two nodes.
package struct ComponentNode: Sendable {
  /// The position of a node in `BindingGraph.components`. A parent's is smaller than its children's.
  package typealias ID = Int

  package let type: TypeReference
  package let scope: TypeReference?
  package let seed: TypeReference
  package let root: TypeReference
  package let parent: ID?
  /// Where the component was installed; `nil` for the outermost one.
  package let location: SourceLocation?
  /// Set where the component would contain itself: the node then has no bindings and no children.
  package let repeatsAncestor: Bool
  /// Whether a root is to be bound: not in a module that is checked alone.
  package internal(set) var hasRoot = true
  /// The component among the module paths, as that of the bindings of its own `configure`.
  package let module: ModulePath.ID
  /// The part of `BindingGraph.bindings` that belongs to this component.
  package internal(set) var bindings: Range<Int> = 0..<0
  /// The installed components, in the order of their installation.
  package internal(set) var children: [ID] = []
  /// The binding of its `ComponentFactory` in the parent; `nil` for the outermost one.
  package internal(set) var factoryBinding: Int?
}

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
