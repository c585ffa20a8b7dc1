import BindingGraph
import Cleanse

extension Diagnostic {
  /// The diagnostics of an error for which an assertion cannot build or stop its graph.
  /// - Parameter assertion: has code of its own for graphs that have to be awaited.
  static func list(of error: any Error, for assertion: AsynchronousComponentFact.User = .factory) -> [Diagnostic] {
    guard let error = error as? any CleanseError else {
      return [Diagnostic(id: .pluginError, headline: DiagnosticText(String(describing: error)))]
    }
    return error.advising(assertion).diagnostics
  }
}
