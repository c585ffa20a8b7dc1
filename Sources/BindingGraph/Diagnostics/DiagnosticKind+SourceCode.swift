// The kinds that only the static check finds, in source code.

extension DiagnosticKind {
  package static let chosenInitializer = DiagnosticKind(
    .chosenInitializer, .warning,
    summary: "A binding to Type.init uses the initializer without parameters.")

  package static let conditionalBinding = DiagnosticKind(
    .conditionalBinding, .warning, summary: "A type is always required but bound only in some branches.")

  package static let unusedRoot = DiagnosticKind(
    .unusedRoot, .warning, summary: "A root component is never built or validated in its package.")

  package static let unrunHooks = DiagnosticKind(
    .unrunHooks, .warning,
    summary: "A component with lifecycle hooks or services is built without an instance to start.")

  package static let sharedTwice = DiagnosticKind(
    .sharedTwice, .warning, summary: "A class has several shared bindings, each with its own object.")

  /// The rule, at run time and in the static check, also reports classes without mutable state, and all as warnings.
  package static let unsharedClass = DiagnosticKind(
    .unsharedClass, .note, summary: "A class is not shared, and several bindings depend on it.")

  package static let uncheckedCode = DiagnosticKind(
    .uncheckedCode, .note,
    summary: "Code could not be checked without running the program.")
}

extension DiagnosticID {
  /// A binding to Type.init uses the initializer without parameters.
  public static let chosenInitializer = DiagnosticID(rawValue: "chosen-initializer")

  /// A type is always required but bound only in some branches.
  public static let conditionalBinding = DiagnosticID(rawValue: "conditional-binding")

  /// A root component is never built or validated in its package.
  public static let unusedRoot = DiagnosticID(rawValue: "unused-root")

  /// A component with lifecycle hooks or services is built without an instance to start.
  public static let unrunHooks = DiagnosticID(rawValue: "unrun-hooks")

  /// A class has several shared bindings, each with its own object.
  public static let sharedTwice = DiagnosticID(rawValue: "shared-twice")

  /// A class is not shared, and several bindings depend on it.
  public static let unsharedClass = DiagnosticID(rawValue: "unshared-class")

  /// Code could not be checked without running the program.
  public static let uncheckedCode = DiagnosticID(rawValue: "unchecked-code")
}

extension GraphWarning {
  /// A type is always required but bound only in some branches.
  public static let conditionalBinding = GraphWarning(id: .conditionalBinding)

  /// A component with lifecycle hooks or services is built without an instance to start.
  public static let unrunHooks = GraphWarning(id: .unrunHooks)

  /// A class has several shared bindings, each with its own object.
  public static let sharedTwice = GraphWarning(id: .sharedTwice)

  /// A class is not shared, and several bindings depend on it.
  public static let unsharedClass = GraphWarning(id: .unsharedClass)

  /// Code that `cleansec` cannot follow. A component or module suppresses it for its own `configure` and for the
  /// modules that it includes; there is no type to suppress it for. The code stays unchecked: validate the graph in a
  /// test.
  public static let uncheckedCode = GraphWarning(id: .uncheckedCode)
}
