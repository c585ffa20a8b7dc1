import BindingGraph

/// Something that cannot be known without running the program.
struct Remark: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Bindings that are made any number of times.
    case loop
    /// A binder goes to a function whose code was not read.
    case unreadFunction(String)
    /// A binder that is kept where a name does not say what becomes of it: in a property or a collection.
    case keptBinder(String)
    /// A type that is chosen by a value.
    case unknownType
    /// What completes a binding is chosen by a value.
    case unknownCompletion
    /// A binder that comes from nowhere that was read.
    case unknownBinder
    /// A module or component whose code was not read.
    case unreadType(SwiftType)
    /// Code that ends the program, or throws, on all of its ways.
    case endOfProgram
    /// More branches than are tried.
    case manyBranches
    /// A generic root component that is built, and nobody says with which type arguments.
    case uncheckedRoot(SwiftType)
    /// A function that calls itself.
    case recursion(String)
  }

  let kind: Kind
  let location: SourceLocation?
}
