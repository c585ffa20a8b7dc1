/// A check or tool of your own. It gets the whole graph before any object is created.
///
///     struct NoSharedControllers: CleanseBindingPlugin {
///       func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
///         // Walk the graph, and report errors.
///       }
///     }
///
///     try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([NoSharedControllers()]))
public protocol CleanseBindingPlugin {
  /// Inspects a graph, which may be invalid.
  /// - Parameters:
  ///   - root: a node without a type, whose only child is the root component.
  ///   - errorReporter: takes errors and warnings. Errors make the creation of the factory fail, together with the
  ///     built-in ones.
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter)
}
