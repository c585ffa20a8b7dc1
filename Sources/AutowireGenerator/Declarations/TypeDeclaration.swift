/// A type as a source file declares it, or an extension of one.
package struct TypeDeclaration: Codable, Equatable, Sendable {
  enum Kind: String, Codable {
    case `protocol`, `class`, actor, `struct`, `enum`, `extension`, alias
  }

  /// The attribute for `@available(*, unavailable)`.
  static let unavailable = "unavailable"

  let kind: Kind
  /// The name with its enclosing types, as other code spells it: `Shop.Cart`.
  let path: String
  let place: SourcePlace
  let access: Access
  let isGeneric: Bool
  /// Whether it is declared in a function, so that code outside cannot name it.
  let isLocal: Bool
  /// The attributes and modifiers, such as `MainActor` and `final`.
  let attributes: [String]
  /// The inheritance clause: protocols and a superclass; for an alias, the type after the equals sign. Compositions are
  /// split into their types, and generic arguments omitted.
  let inheritedTypes: [String]
  let conditions: [CompilationCondition]
  let initializers: [InitializerDeclaration]
  let properties: [PropertyDeclaration]

  /// Whether it is declared `@available(*, unavailable)`.
  var isUnavailable: Bool { attributes.contains(Self.unavailable) }
}

/// The access level of a declaration, as far as it matters to generated code in the same module.
enum Access: String, Codable {
  case file
  case module
}

/// The declarations of a file.
package struct FileDeclarations: Codable, Equatable, Sendable {
  package let types: [TypeDeclaration]
}
