/// One binding: a key, the way it is served, and what that needs.
package struct Binding: Sendable {
  /// What sort of statement made the binding.
  package enum Kind: Sendable {
    case factory
    case value
    case provider
    case seed
    case componentFactory
    case propertyInjector
    case assistedFactory
    /// `bindOptional`: allows the absence of the key, and binds nothing.
    case optionalDeclaration
  }

  /// The collection that a binding contributes to; its key is the collection's.
  package enum Contribution: Hashable, Sendable {
    case array
    case set
    /// Elements with equal numbers stand under equal dictionary keys.
    case dictionary(key: Int)
  }

  package let key: Key
  package let kind: Kind
  package let contribution: Contribution?
  package let isShared: Bool
  package let isRoot: Bool
  package let location: SourceLocation?
  package let module: ModulePath.ID
  /// The part of `BindingGraph.requirements` that belongs to this binding.
  package let requirements: Range<Int>

  package init(
    key: Key, kind: Kind, contribution: Contribution?, isShared: Bool, isRoot: Bool, location: SourceLocation?,
    module: ModulePath.ID, requirements: Range<Int>
  ) {
    self.key = key
    self.kind = kind
    self.contribution = contribution
    self.isShared = isShared
    self.isRoot = isRoot
    self.location = location
    self.module = module
    self.requirements = requirements
  }
}
