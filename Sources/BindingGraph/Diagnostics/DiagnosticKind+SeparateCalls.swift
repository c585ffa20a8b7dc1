// The kinds of findings outside the checks of a graph. Their finders also write their text.

extension DiagnosticKind {
  package static let pluginError = DiagnosticKind(.pluginError, .error, summary: "A plugin reported an error.")

  package static let unusedGiven = DiagnosticKind(
    .unusedGiven, .warning, summary: "A module that is validated on its own is given a type that it does not require.")

  package static let implementationBesideProtocol = DiagnosticKind(
    .implementationBesideProtocol, .warning,
    summary: "An implementation is injected directly although its protocol is bound.")

  package static let graphExport = DiagnosticKind(
    .graphExport, .warning, summary: "A graph could not be written to a file.")

  package static let unreleasedObject = DiagnosticKind(
    .unreleasedObject, .error, summary: "A shared object is still alive after its component instance was released.")

  package static let unstoppedObject = DiagnosticKind(
    .unstoppedObject, .error, summary: "A test released an object before its `onStop` hooks had run.")

  package static let unstartedService = DiagnosticKind(
    .unstartedService, .error, summary: "A test uses a graph with a service that does not run.")

  package static let unreachableIndexEntry = DiagnosticKind(
    .unreachableIndexEntry, .error,
    summary: "An index for launch arguments has a type that no component binds, or that has no name.")
}

extension DiagnosticID {
  /// A plugin reported an error.
  public static let pluginError = DiagnosticID(rawValue: "plugin-error")

  /// A module that is validated on its own is given a type that it does not require.
  public static let unusedGiven = DiagnosticID(rawValue: "unused-given")

  /// `ImplementationBesideProtocolRule`: an implementation is injected directly although its protocol is bound too.
  public static let implementationBesideProtocol = DiagnosticID(rawValue: "implementation-beside-protocol")

  /// A graph could not be written to a file.
  public static let graphExport = DiagnosticID(rawValue: "graph-export")

  /// A shared object is still alive after its component instance was released.
  public static let unreleasedObject = DiagnosticID(rawValue: "unreleased-object")

  /// A test released an object before its `onStop` hooks had run.
  public static let unstoppedObject = DiagnosticID(rawValue: "unstopped-object")

  /// A test uses a graph with a service that does not run.
  public static let unstartedService = DiagnosticID(rawValue: "unstarted-service")

  /// `RelayIndexPlugin`: no component binds an indexed type, or launch arguments cannot name it.
  public static let unreachableIndexEntry = DiagnosticID(rawValue: "unreachable-index-entry")
}

extension GraphWarning {
  /// `ImplementationBesideProtocolRule`: an implementation is injected directly although its protocol is bound too.
  public static let implementationBesideProtocol = GraphWarning(id: .implementationBesideProtocol)
}
