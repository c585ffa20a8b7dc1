import BindingGraph

/// An error of a graph. Plugins may report errors of their own.
public protocol CleanseError: Error, CustomStringConvertible {
  /// The error as a value that all renderers understand.
  ///
  /// An error of a plugin gets one from its `description`, unless it says more.
  var diagnostic: Diagnostic { get }

  /// All problems behind the error: several for a `MultiError`, and otherwise the one `diagnostic`.
  ///
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
