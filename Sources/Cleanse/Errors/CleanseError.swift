import BindingGraph

/// An error of a graph. Plugins can report errors of their own types.
public protocol CleanseError: Error, CustomStringConvertible {
  /// The error as a value for all renderers.
  ///
  /// By default, an error of a plugin has a diagnostic made of its `description`.
  var diagnostic: Diagnostic { get }

  /// All diagnostics of the error: several for a `MultiError`, otherwise only `diagnostic`.
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

/// An error that Cleanse itself reports.
protocol GraphError: CleanseError {}

extension GraphError {
  public var description: String { diagnostic.description }
}
