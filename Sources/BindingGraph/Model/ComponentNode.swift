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
  /// The part of `BindingGraph.bindings` that belongs to this component.
  package let bindings: Range<Int>
  /// The installed components, in the order of their installation.
  package var children: [ID] = []
  /// The binding of its `ComponentFactory` in the parent; `nil` for the outermost one.
  package let factoryBinding: Int?
  /// Set where the component would contain itself: the node then has no bindings and no children.
  package let repeatsAncestor: Bool

  package init(
    type: TypeReference, scope: TypeReference?, seed: TypeReference, root: TypeReference, parent: ID?,
    location: SourceLocation?, bindings: Range<Int>, factoryBinding: Int?, repeatsAncestor: Bool
  ) {
    self.type = type
    self.scope = scope
    self.seed = seed
    self.root = root
    self.parent = parent
    self.location = location
    self.bindings = bindings
    self.factoryBinding = factoryBinding
    self.repeatsAncestor = repeatsAncestor
  }
}
