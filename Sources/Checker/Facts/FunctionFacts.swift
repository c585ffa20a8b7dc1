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

/// A statement of a function that has to do with binders.
package enum Statement: Equatable, Sendable {
  /// The position in `ModuleFacts.statements`.
  package typealias ID = Int

  case expression(Expression.ID)
  /// A constant, a variable or a function of its own, with its value where one is known.
  case local(String, Expression.ID?)
  /// One of several lists of statements. What is not known is which.
  case branch([[ID]], FactPlace)
  /// Statements that run any number of times.
  case loop([ID], FactPlace)
  /// The end of the function, with what it returns.
  case leave(Expression.ID?)
  /// Leads behind the statement that begins at a place, which is one around this one.
  case jump(FactPlace)
  /// The end of the program, or an error where none is thrown: what follows an error is a branch of its own.
  case end
  /// Statements that run when the function is left.
  case later([ID])
  /// Statements with names of their own, which nothing behind them knows.
  case block([ID])
  /// Statements that can throw errors, and that end where one does, or run without one.
  case attempt([ID], fails: Bool)
  /// Behind a statement that can throw: where an error leaves the statements around it.
  case failure
  /// Where code that an error can leave ends without one.
  case success
}

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
