/// A type as a source file declares it, or an extension of one.
package struct TypeDeclaration: Codable, Equatable, Sendable {
  enum Kind: String, Codable {
    case `protocol`, `class`, actor, `struct`, `enum`, `extension`, alias
  }

  /// The attribute of what is declared `@available(*, unavailable)`.
  static let unavailable = "unavailable"

  let kind: Kind
  /// The name with those of the types around it, as code outside of them writes it: `Shop.Cart`.
  let path: String
  let place: SourcePlace
  let access: Access
  let isGeneric: Bool
  /// Whether it is declared in a function, so that code outside cannot name it.
  let isLocal: Bool
  /// The attributes and modifiers, such as `MainActor` and `final`.
  let attributes: [String]
  /// What stands behind the colon: protocols, and a superclass; of an alias, what stands behind the equals sign.
  /// Compositions are taken apart, and generic arguments left out.
  let inheritedTypes: [String]
  let conditions: [CompilationCondition]
  let initializers: [InitializerDeclaration]
  let properties: [PropertyDeclaration]

  /// Whether it is declared `@available(*, unavailable)`.
  var isUnavailable: Bool { attributes.contains(Self.unavailable) }
}

/// Who can see a declaration, as far as generated code in the same module is concerned.
enum Access: String, Codable {
  case file
  case module
}

/// What a file declares.
package struct FileDeclarations: Codable, Equatable, Sendable {
  package let types: [TypeDeclaration]
}
