import BindingGraph

/// What a front end without metadata reads of a type's declaration.
package struct TypeDeclaration: Sendable {
  package enum Kind: Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
  }

  /// The components that can include a module.
  package enum ModuleScope: Sendable {
    /// All.
    case unscoped
    /// Those of a scope.
    case scope(TypeReference)
  }

  package let kind: Kind
  /// The superclass and the protocols that the type's declaration and its extensions name.
  package let supertypes: [TypeReference]
  /// For a tag, its element; for that of an assisted factory, the product.
  package let element: TypeReference?
  /// For the tag of an assisted factory, what that takes.
  package let seed: TypeReference?
  /// What stands for associated types, as far as that was found.
  package let associatedTypes: Set<TypeReference>
  /// For a module, what can include it.
  package let moduleScope: ModuleScope?

  /// Whether other Swift modules can name the type, where that is known.
  package let isPublic: Bool?
  package let isGeneric: Bool

  /// Whether the type itself is declared `Sendable`, or the compiler has found that it is.
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
