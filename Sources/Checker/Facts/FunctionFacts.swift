/// A function that binders pass through, or an accessor of a property or subscript.
package struct FunctionFacts: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// The name inside the body.
    package let name: String
    /// The spelling of the type.
    package let type: String
    /// Whether it takes exactly one plain value: neither `inout` nor variadic, for example.
    package let isValue: Bool
    /// Whether callers can omit it.
    package let hasDefault: Bool
    /// The default value, if it can matter to a graph.
    package let defaultValue: Expression.ID?
  }

  /// A constraint of a type parameter.
  package struct Constraint: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case conformance, superclass, sameType
    }

    package let kind: Kind
    /// The spelling of the type parameter, or of an associated type of it.
    package let subject: String
    /// The spelling of the type.
    package let type: String
  }

  /// The unified symbol reference, unique to this declaration.
  package let symbol: String
  /// The base name.
  package let name: String
  /// The argument labels.
  package let labels: [String]
  /// The type that declares it, without type arguments; `nil` for a global function.
  package let owner: String?
  package let parameters: [Parameter]
  /// The constraints of its type parameters, and of those of the enclosing types.
  package let constraints: [Constraint]
  /// The symbols of the declarations that it overrides.
  package let overridden: [String]
  /// `nil` for a requirement of a protocol.
  package let body: [Statement.ID]?
  /// The location in the source. It ends at the closing brace, or at the final `return`.
  package let range: FactRange?
}

/// A statement of a function, as far as it can affect binders.
package enum Statement: Equatable, Sendable {
  /// The position in `ModuleFacts.statements`.
  package typealias ID = Int

  case expression(Expression.ID)
  /// A local constant, variable or function, with its value if known.
  case local(String, Expression.ID?)
  /// Alternative lists of statements, of which a run takes one.
  case branch([[ID]], FactPlace)
  /// Statements that run any number of times.
  case loop([ID], FactPlace)
  /// Statements that run once for each element of a sequence, with the element under a name.
  case iteration(over: Expression.ID, element: String, [ID], FactPlace)
  /// The end of the function, with its result.
  case leave(Expression.ID?)
  /// A jump past the enclosing statement that begins at a location.
  case jump(FactPlace)
  /// The end of the program, or a `throw` in a run without errors: a run with errors is a branch of its own.
  case end
  /// Statements of a `defer`, which run when the function is left.
  case later([ID])
  /// Statements that form a scope for the names that they declare.
  case block([ID])
  /// Statements that can throw. They end at the error if `fails`, or else run to the end.
  case attempt([ID], fails: Bool)
  /// The point after a throwing statement at which an error leaves the enclosing statements.
  case failure
  /// The normal end of code that an error could have left earlier.
  case success
}

/// An expression, as far as it can carry a binder or determine a binding.
package enum Expression: Equatable, Sendable {
  /// The position in `ModuleFacts.expressions`.
  package typealias ID = Int

  /// The name of `self` in calls to the superclass.
  package static let superName = "super"

  /// An argument of a call.
  package struct Argument: Equatable, Sendable {
    /// Empty for an argument without a label.
    package let label: String
    package let value: ID
  }

  /// A parameter, a local constant or variable, or a local function.
  case name(String)
  /// A type as a value, by its spelling.
  case type(String)
  /// A function, initializer or property, and the expression that it is a member of.
  case reference(DeclarationReference, base: ID?)
  case call(ID, [Argument], FactPlace)
  /// A closure. An implicit one stands for a reference to a function by its bare name.
  case closure(parameters: [String], body: [Statement.ID], isImplicit: Bool)
  /// A string, number or Boolean literal, as its value prints.
  case literal(String)
  /// An omitted argument, by the location where the argument list of its call begins.
  case callSite(FactPlace)
  /// One of several values, such as the results of a ternary expression.
  case choice([ID], FactPlace)
  case array([ID], FactPlace)
  /// A dictionary or tuple.
  case collection([ID], FactPlace)
  case assignment(to: ID, ID, FactPlace)
  /// The accessors of a local variable as functions: its getter, if it has one, and its setter and observers.
  case accessors(read: ID?, written: [ID])
  /// An expression that this version cannot read: the kind of the compiler's node, possibly with a missing member.
  case unknownForm(String, FactPlace)
  /// A binder in code that was not read.
  case unreadBinder(FactPlace)
  /// An expression that matters only for its subexpressions.
  case other([ID])
}

/// The use of a declaration.
package struct DeclarationReference: Equatable, Sendable {
  /// The argument for a type parameter of the declaration.
  package struct Substitution: Equatable, Sendable {
    /// `A` for the first parameter of the outermost declaration, `B1` for the second one of the next, and so on.
    package let parameter: String
    /// The spelling of the type.
    package let type: String
  }

  /// The unified symbol reference, unique to this declaration.
  package let symbol: String
  /// The base name.
  package let name: String
  package let substitutions: [Substitution]
  package let place: FactPlace

  /// A symbol for `nil`, which has no declaration.
  static let absence = "nil"
  /// A symbol for `as?`, which has no declaration.
  static let conversion = "as?"

  /// Whether the declaration is local to a function, and so has no symbol. If it is not a member either, it is a
  /// generic local function.
  var isLocal: Bool { symbol.isEmpty }
}
