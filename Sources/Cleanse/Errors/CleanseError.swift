import BindingGraph

/// An error of a graph. Plugins can report errors of their own types.
public protocol CleanseError: Error, CustomStringConvertible {
  /// The error as a value for all renderers.
  ///
  /// For errors of plugins the default is made of their `description`.
  var diagnostic: Diagnostic { get }

  /// All diagnostics of the error: several for a `MultiError`, and otherwise the one `diagnostic`.
  ///
  ///     do {
  ///       _ = try ComponentFactory.of(App.self)
  ///     } catch let error as any CleanseError {
  ///       print(DiagnosticRenderer.compiler.report(of: error.diagnostics))
  ///     }
  var diagnostics: [Diagnostic] { get }
}

extension CleanseError {
  public var diagnostics: [Diagnostic] { [diagnostic] }

  public var diagnostic: Diagnostic {
    Diagnostic(id: .pluginError, headline: DiagnosticText(description))
  }
}

/// An error that Cleanse itself found.
protocol GraphError: CleanseError {}

extension GraphError {
  public var description: String { diagnostic.description }
}
