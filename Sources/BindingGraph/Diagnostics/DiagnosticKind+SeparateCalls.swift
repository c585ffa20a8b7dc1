// The kinds whose findings are worded where they are found, outside of the checks of a graph.

extension DiagnosticKind {
  package static let pluginError = DiagnosticKind(.pluginError, .error, summary: "A plugin reported an error.")

  package static let unusedGiven = DiagnosticKind(
    .unusedGiven, .warning, summary: "A module that is checked alone is given what it does not take.")

  package static let unsharedClass = DiagnosticKind(
    .unsharedClass, .warning, summary: "A class is bound unshared, and several others ask for it.")

  package static let implementationBesideProtocol = DiagnosticKind(
    .implementationBesideProtocol, .warning,
    summary: "An implementation is asked for as itself although its protocol is bound too.")

  package static let graphExport = DiagnosticKind(
    .graphExport, .warning, summary: "A graph could not be written to a file.")

  package static let unreleasedObject = DiagnosticKind(
    .unreleasedObject, .error, summary: "A shared object is still alive after its graph was let go.")

  package static let unboundIndexEntry = DiagnosticKind(
    .unboundIndexEntry, .error, summary: "An index names a type for launch arguments that no component binds.")

  package static let unreachableIndexEntry = DiagnosticKind(
    .unreachableIndexEntry, .error, summary: "An index has factories for a type that launch arguments cannot name.")
}

extension DiagnosticID {
  /// A plugin reported an error.
  public static let pluginError = DiagnosticID(rawValue: "plugin-error")

  /// `given` of a module that is validated alone lists a type that the module does not use.
  public static let unusedGiven = DiagnosticID(rawValue: "unused-given")

  /// `UnsharedClassRule`: a class is bound unshared, and several bindings depend on it.
  public static let unsharedClass = DiagnosticID(rawValue: "unshared-class")

  /// `ImplementationBesideProtocolRule`: an implementation is injected directly although its protocol is bound too.
  public static let implementationBesideProtocol = DiagnosticID(rawValue: "implementation-beside-protocol")

  /// A graph could not be written to a file.
  public static let graphExport = DiagnosticID(rawValue: "graph-export")

  /// A shared object is still alive after its graph was released.
  public static let unreleasedObject = DiagnosticID(rawValue: "unreleased-object")

  /// `RelayIndexPlugin`: an index names a type for launch arguments that no component binds.
  public static let unboundIndexEntry = DiagnosticID(rawValue: "unbound-index-entry")

  /// `RelayIndexPlugin`: an index has factories for a type that launch arguments cannot name.
  public static let unreachableIndexEntry = DiagnosticID(rawValue: "unreachable-index-entry")
}
