/// A function that binders pass through, or an accessor of a property or subscript.
package struct FunctionFacts: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// The name, as the body knows it.
    package let name: String
    /// The text of a type.
    package let type: String
    /// Whether it takes one value that is there: neither `inout` nor any number of values, for example.
    package let isValue: Bool
    /// Whether callers can leave it out.
    package let hasDefault: Bool
    /// What stands for an argument that is left out, where that has to do with Cleanse.
    package let defaultValue: Expression.ID?
  }

  /// What a type parameter has to meet.
  package struct Constraint: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case conformance, superclass, sameType
    }

    package let kind: Kind
    /// The type parameter, or an associated type of it, as the text of a type.
    package let subject: String
    /// The text of a type.
    package let type: String
  }

  /// The unified symbol reference: what only this declaration has.
  package let symbol: String
  /// The name without arguments.
  package let name: String
  /// The labels of the arguments.
  package let labels: [String]
  /// The name of the type that it is a member of, without type arguments; `nil` for a global function.
  package let owner: String?
  package let parameters: [Parameter]
  /// What its type parameters, and those of the types around it, have to meet.
  package let constraints: [Constraint]
  /// The symbols of what it overrides.
  package let overridden: [String]
  /// `nil` for a requirement of a protocol.
  package let body: [Statement.ID]?
  /// Where it is written.
  package let range: FactRange?
}
