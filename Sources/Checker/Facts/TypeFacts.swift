/// What the declaration of a type says, or one of its extensions.
package struct TypeFacts: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`
  }

  package struct Initializer: Equatable, Sendable {
    /// The unified symbol reference: what only this declaration has.
    package let symbol: String
    package let parameters: [Parameter]
    /// Whether the compiler made it, and no source says so.
    package let isImplicit: Bool
    package let access: Access
    /// Whether a binding can refer to it: it makes a value of the very type, at once and without errors, and the
    /// compiler does not warn of its use.
    package let isFactory: Bool
    /// Whether it takes values only, is there for all, and belongs to no actor.
    package let isPlain: Bool

    package var labels: [String] { parameters.map(\.label) }

    package struct Parameter: Equatable, Sendable {
      /// Empty where callers write none.
      package let label: String
      /// The text of a type.
      package let type: String
      /// Whether callers can leave it out.
      package let hasDefault: Bool
    }

    /// Whether no other type can call it.
    var isPrivate: Bool { access == .private }

    /// Who can call it.
    package enum Access: UInt8, Sendable {
      case `private`, ofModule, `public`

      init(named name: String) {
        switch name {
        case "private", "fileprivate": self = .private
        case "public", "open": self = .public
        default: self = .ofModule
        }
      }
    }
  }

  package let kind: Kind
  /// The full name without type arguments, with what tells private contexts apart.
  package let name: String
  package let place: FactPlace
  /// Whether the type has type parameters, its own or those of a type around it.
  package var isGeneric = false
  /// Whether other packages can use the type.
  package var isPublic = false
  /// Whether the program begins in the type.
  package var isEntryPoint = false
  /// Superclass and protocols, as texts of types.
  package var supertypes: [String] = []
  /// Type aliases, and what was found for associated types: texts of types by name.
  package var aliases: [String: String] = [:]
  package var initializers: [Initializer] = []
  /// The names of an enumeration's cases.
  package var cases: [String] = []
  /// Whether objects have stored properties that can change, other than weak and lazy ones.
  package var hasMutableState = false
}
