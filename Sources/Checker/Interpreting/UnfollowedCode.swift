import BindingGraph

/// Code of a graph that the static check cannot follow.
package struct UnfollowedCode: Sendable, Hashable {
  /// A reason why code was not checked.
  package enum Reason: Sendable, Hashable {
    /// A loop declares bindings.
    case loop
    /// A binder is passed to a function whose code was not read.
    case unreadFunction(String)
    /// A binder is stored in a property, a variable or a collection, where its use cannot be followed.
    case storedBinder(String)
    /// The type depends on a value.
    case unknownType
    /// The suppressed warning depends on a value.
    case unknownWarning
    /// The function that completes a binding depends on a value.
    case unknownCompletion
    /// The key of a dictionary's element depends on a value.
    case unknownKey
    /// The visibility of a binding depends on a value.
    case unknownVisibility
    /// A binder comes from code that was not read.
    case unknownBinder
    /// The code of a module or component was not read.
    case unreadType(TypeReference)
    /// The compiler's syntax tree has an unknown form.
    case unknownForm(String, compiler: String)
    /// A module cannot be read because its name is also that of a type parameter.
    case unreadModule(String)
    /// A step of a binding, or a function of a binder, is unknown.
    case unknownStep(String)
    /// All paths through the code of a root component end the program or throw.
    case endOfProgram(TypeReference)
    /// The code of a root component has more branches than the check tries.
    case manyBranches(TypeReference)
    /// A generic root component is built, but its type arguments are unknown.
    case uncheckedRoot(TypeReference)
    /// A function calls itself.
    case recursion(String)
    /// No module declares a root component.
    case noRoot(modules: [String])
  }

  package let reason: Reason
  package let location: SourceLocation?
  /// Whether the module or component suppresses the note.
  package private(set) var isAccepted = false

  package init(_ reason: Reason, at location: SourceLocation?) {
    self.reason = reason
    self.location = location
  }

  /// The same code with its note suppressed.
  package var asAccepted: UnfollowedCode {
    var code = self
    code.isAccepted = true
    return code
  }
}
