import BindingGraph

/// Facts about a type's declaration, for front ends without metadata.
package struct TypeDeclaration: Sendable {
  package enum Kind: Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
  }

  /// The components that can include a module.
  package enum ModuleScope: Sendable {
    /// All components.
    case unscoped
    /// The components of a scope.
    case scope(TypeReference)
  }

  package let kind: Kind
  /// The superclass and the protocols in the type's declaration and its extensions.
  package let supertypes: [TypeReference]
  /// The element of a tag; for the tag of an assisted factory, its product.
  package let element: TypeReference?
  /// The assisted argument of the factory, for the tag of an assisted factory.
  package let seed: TypeReference?
  /// The known types of associated types.
  package let associatedTypes: Set<TypeReference>
  /// The components that can include the type, for a module.
  package let moduleScope: ModuleScope?

  /// Whether other Swift modules can name the type; `nil` if unknown.
  package let isPublic: Bool?
  package let isGeneric: Bool

  /// Whether the type itself is declared or inferred to be `Sendable`.
  package let isSendable: Bool

  package init(
    _ kind: Kind, supertypes: [TypeReference] = [], element: TypeReference? = nil, seed: TypeReference? = nil,
    moduleScope: ModuleScope? = nil,
    associatedTypes: Set<TypeReference> = [], isPublic: Bool? = true, isGeneric: Bool = false, isSendable: Bool = false
  ) {
    self.associatedTypes = associatedTypes
    self.isPublic = isPublic
    self.isGeneric = isGeneric
    self.isSendable = isSendable
    self.kind = kind
    self.supertypes = supertypes
    self.element = element
    self.seed = seed
    self.moduleScope = moduleScope
  }
}
