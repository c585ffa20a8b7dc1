import BindingGraph

/// Warns about unshared classes with several dependents, each of which gets its own object.
///
///     GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([UnsharedClassRule()]))
///
/// Dependents with a provider or a closure do not count, because they request new objects on purpose. Suppress an
/// intended case next to the binding: `binder.accept(.unsharedClass, for: Cursor.self)`. The rule ignores structs. It
/// is not part of each validation because new objects are right for many classes. The static check has it too:
/// `swift package cleansec --enable unshared-class`.
public struct UnsharedClassRule: CleanseBindingPlugin {
  // Stored, so that only programs that create the rule link its code.
  private let warnings = UnsharedClassSearch.warnings

  /// The rule, ready for a service loader.
  public init() {}

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.report(warnings)
  }
}
