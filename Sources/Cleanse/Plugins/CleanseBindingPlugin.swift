/// A check or tool of the user's own, which sees the whole graph before anything is built.
///
///     struct NoSharedControllers: CleanseBindingPlugin {
///       func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) { … }
///     }
///
///     try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([NoSharedControllers()]))
public protocol CleanseBindingPlugin {
  /// Looks at a graph, which may be a faulty one.
  /// - Parameters:
  ///   - root: a node without a type, whose only child is the root component.
  ///   - errorReporter: takes errors; they fail the creation together with the built-in ones.
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter)
}
