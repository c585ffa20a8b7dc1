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

/// The plugins to run when a graph is created.
public final class CleanseServiceLoader {
  private(set) var services: [any CleanseBindingPlugin] = []
  /// Runs the plugins, and adds their errors and warnings.
  // Stored with the first plugin, so that programs without plugins do not link the code behind it.
  private(set) var visit: ((CleanseServiceLoader, RecordedGraph, inout Faults) -> Void)?

  private init(empty: Void) {}

  /// Creates a loader of plugins, which run in this order.
  public convenience init(_ services: [any CleanseBindingPlugin] = []) {
    self.init(empty: ())
    services.forEach(register)
  }

  /// Adds a plugin after the existing ones.
  public func register(_ plugin: any CleanseBindingPlugin) {
    services.append(plugin)
    visit = { $0.run(in: $1, adding: &$2) }
  }

  /// A new loader without plugins, at each call. Keep the loader if you register plugins with it.
  public static var instance: CleanseServiceLoader {
    CleanseServiceLoader(empty: ())
  }
}
