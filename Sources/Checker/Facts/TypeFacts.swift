/// The facts of one declaration or extension of a type.
package struct TypeFacts: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`
  }

  package struct Initializer: Equatable, Sendable {
    /// The unified symbol reference, unique to this declaration.
    package let symbol: String
    package let parameters: [Parameter]
    /// Whether the compiler synthesizes it.
    package let isImplicit: Bool
    package let access: Access
    package let outcome: Outcome
    /// Whether it takes only plain values, and no attribute limits its availability or isolates it to an actor.
    package let isPlain: Bool

    package var labels: [String] { parameters.map(\.label) }

    package struct Parameter: Equatable, Sendable {
      /// Empty for a parameter without a label.
      package let label: String
      /// The spelling of the type.
      package let type: String
      /// Whether callers can omit it.
      package let hasDefault: Bool
    }

    /// Whether `to(factory:)` can refer to it.
    var isFactory: Bool { outcome == .value }

    /// The result of a call.
    package enum Outcome: UInt8, Sendable {
      /// A value of the type.
      case value
      /// A value or `nil`.
      case optional
      /// A value later, or an error.
      case asynchronous
      /// A compiler error or warning: it is unavailable or deprecated.
      case refused
    }

    /// Whether no other type can call it.
    var isPrivate: Bool { access == .private }

    /// The access level.
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
  /// The full name without type arguments, including the discriminators of private contexts.
  package let name: String
  package let place: FactPlace
  /// Whether the type or an enclosing one has type parameters.
  package var isGeneric = false
  /// Whether other packages can use the type.
  package var isPublic = false
  /// Whether the type is the program's entry point (`@main`).
  package var isEntryPoint = false
  /// The spelled types of the superclass and the protocols.
  package var supertypes: [String] = []
  /// The spelled types of type aliases and of inferred associated types, by name.
  package var aliases: [String: String] = [:]
  package var initializers: [Initializer] = []
  /// The names of an enumeration's cases.
  package var cases: [String] = []
  /// Whether it has stored properties that can change, other than weak and lazy ones.
  package var hasMutableState = false
}
