import BindingGraph

/// Warns about implementations that are injected directly although their protocol is bound too.
///
///     GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([ImplementationBesideProtocolRule()]))
///
/// If the protocol is bound to that implementation, its direct dependents bypass the protocol. Otherwise there are two
/// objects, and perhaps one was intended. Suppress an intended case next to the binding of the implementation:
/// `binder.accept(.implementationBesideProtocol, for: BufferConsole.self)`. The static check has the rule too:
/// `swift package cleansec --enable implementation-beside-protocol`.
public struct ImplementationBesideProtocolRule: CleanseBindingPlugin {
  // Stored, so that only programs that create the rule link its code.
  private let warnings = { ImplementationBesideProtocolSearch(in: $0, advisor: $1).warnings }

  /// The rule, ready for a service loader.
  public init() {}

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.report(warnings)
  }
}
