/// A component at one position in the tree. A component installed twice has two nodes.
package struct ComponentNode: Sendable {
  /// The position of a node in `BindingGraph.components`. A parent has a smaller position than its children.
  package typealias ID = Int

  package let type: TypeReference
  package let scope: TypeReference?
  package let seed: TypeReference
  package let root: TypeReference
  package internal(set) var parent: ID?
  /// The location of the installation; `nil` for the outermost component.
  package let location: SourceLocation?
  /// Whether the component would contain itself: the node then has no bindings and no children.
  package let repeatsAncestor: Bool
  /// Whether the component needs a root: false for a module that is checked alone.
  package let hasRoot: Bool
  /// The module path of the component itself, for the bindings of its own `configure`.
  package internal(set) var module: ModulePath.ID = 0
  /// The part of `BindingGraph.bindings` that belongs to this component.
  package internal(set) var bindings: Range<Int> = 0..<0
  /// The subcomponents, in the order of their installation.
  package internal(set) var children: [ID] = []
  /// The binding of its `ComponentFactory` in the parent; `nil` for the outermost one.
  package internal(set) var factoryBinding: Int?
}

/// The path by which a binding enters its component: the component itself, or a module included by another.
package struct ModulePath: Sendable {
  /// The position of a path in `BindingGraph.modulePaths`.
  package typealias ID = Int

  package let type: TypeReference
  /// The path of the component or module that included this one, or `nil` for the component itself.
  package private(set) var parent: ID?
  /// The paths of other modules that include this one. They only affect which warnings are accepted.
  package var otherParents: [ID] = []
  /// The location for new statements in its `configure`, if known.
  package var statementPlace: StatementPlace?

  package init(type: TypeReference, parent: ID?, otherParents: [ID] = []) {
    self.type = type
    self.parent = parent
    self.otherParents = otherParents
  }

  /// Maps the positions of its parents.
  package mutating func move(_ position: (ID) -> ID) {
    parent = parent.map(position)
    otherParents = otherParents.map(position)
  }
}
