/// Code of a graph that a static check cannot follow, so that something was not checked.
package struct UncheckedCodeFact: Sendable, Hashable {
  /// Why something was not checked.
  package enum Reason: Sendable, Hashable {
    /// A loop makes bindings.
    case loop
    /// A binder is passed to a function whose code was not read.
    case unreadFunction(String)
    /// A binder is stored in a property, a variable or a collection, from which its use is not followed.
    case storedBinder(String)
    /// A value chooses the type.
    case unknownType
    /// A value chooses the warning that is accepted.
    case unknownWarning
    /// A value chooses the function that completes a binding.
    case unknownCompletion
    /// A binder comes from code that was not read.
    case unknownBinder
    /// The code of a module or component was not read.
    case unreadType(TypeReference)
    /// The compiler's tree has a form that the check does not know.
    case unknownForm(String, compiler: String)
    /// A module cannot be read because of its name, which a type parameter has too.
    case unreadModule(String)
    /// A step of a binding, or a function of a binder, that the check does not know.
    case unknownStep(String)
    /// All paths through the code of a root component end the program, or throw.
    case endOfProgram(TypeReference)
    /// The code of a root component has more branches than are tried.
    case manyBranches(TypeReference)
    /// A generic root component is built, and its type arguments were not found.
    case uncheckedRoot(TypeReference)
    /// A function calls itself.
    case recursion(String)
    /// No module declares a root component.
    case noRoot(modules: [String])
  }

  package let reason: Reason
  package let location: SourceLocation?
  /// Whether the user demands that it was checked.
  package private(set) var isError = false
  /// Whether the module or component accepts that it is not checked.
  package private(set) var isAccepted = false

  package init(_ reason: Reason, at location: SourceLocation?) {
    self.reason = reason
    self.location = location
  }

  /// The same where it is accepted.
  package var asAccepted: UncheckedCodeFact {
    var fact = self
    fact.isAccepted = true
    return fact
  }

  /// The same as an error.
  package var asError: UncheckedCodeFact {
    var fact = self
    fact.isError = true
    return fact
  }
}

extension UncheckedCodeFact: GraphFact {
  package static let kind = DiagnosticKind(
    .uncheckedCode, .note,
    summary: "Code could not be checked without running the program.")

  package var kind: DiagnosticKind { isError ? Self.kind.with(.error) : Self.kind }

  package var subject: TypeReference? {
    switch reason {
    case .unreadType(let type), .endOfProgram(let type), .manyBranches(let type), .uncheckedRoot(let type): type
    case .loop, .unreadFunction, .storedBinder, .unknownType, .unknownWarning, .unknownCompletion, .unknownBinder,
      .unknownStep,
      .recursion, .noRoot, .unreadModule, .unknownForm:
      nil
    }
  }
}

extension GraphWarning {
  /// Code that `cleansec` cannot follow. A component or module suppresses it for its own `configure` and for the
  /// modules that it includes; there is no type to suppress it for. The code stays unchecked: validate the graph in a
  /// test.
  public static let uncheckedCode = GraphWarning(id: .uncheckedCode)
}

extension DiagnosticID {
  /// Code could not be checked without running the program.
  public static let uncheckedCode = DiagnosticID(rawValue: "unchecked-code")
}
