/// An expression, as far as it can carry a binder or say what is bound.
package enum Expression: Equatable, Sendable {
  /// The position in `ModuleFacts.expressions`.
  package typealias ID = Int

  /// The name of the object itself where its superclass is asked.
  package static let superName = "super"

  /// An argument of a call.
  package struct Argument: Equatable, Sendable {
    /// Empty where there is none.
    package let label: String
    package let value: ID
  }

  /// A parameter, a local constant or variable, or a local function.
  case name(String)
  /// A type as a value: the text of the type.
  case type(String)
  /// A function, initializer or property, and what it is taken from.
  case reference(DeclarationReference, base: ID?)
  case call(ID, [Argument], FactPlace)
  /// A function without a name. An implicit one stands where the source refers to a function by its bare name.
  case closure(parameters: [String], body: [Statement.ID], isImplicit: Bool)
  /// A text, number or truth value, as it prints.
  case literal(String)
  /// An argument that was left out: where its call begins its arguments.
  case callSite(FactPlace)
  /// One of several.
  case choice([ID], FactPlace)
  /// A collection or a tuple of several.
  case collection([ID], FactPlace)
  case assignment(to: ID, ID, FactPlace)
  /// The accessors of a local variable, as functions: what reads it, where that is code, and what runs when it is written.
  case accessors(read: ID?, written: [ID])
  /// What this version cannot read: the kind of the compiler's node, or that and what it lacks.
  case unknownForm(String, FactPlace)
  /// An expression of no interest in itself, with those in it.
  case other([ID])
}

/// The use of a declaration.
package struct DeclarationReference: Equatable, Sendable {
  /// What a type parameter of the declaration stands for.
  package struct Substitution: Equatable, Sendable {
    /// `A` for the first parameter of the outermost declaration, `B1` for the second one of the next, and so on.
    package let parameter: String
    /// The text of a type.
    package let type: String
  }

  /// The unified symbol reference: what only this declaration has.
  package let symbol: String
  /// The name without arguments.
  package let name: String
  package let substitutions: [Substitution]
  package let place: FactPlace

  /// The symbol of `nil`, which is no declaration.
  static let absence = "nil"

  /// Whether a function declares it inside of itself: a generic function, where this is no member.
  var isLocal: Bool { symbol.isEmpty }
}
