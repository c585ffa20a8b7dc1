import BindingGraph
import SourceFiles

/// A form of a tool's report.
package enum ReportFormat: String, CaseIterable, Codable, ArgumentValue {
  case compiler, text, json, sarif

  /// The report, with a line break at its end; empty where there is nothing to say.
  /// - Parameter folder: what paths are shown from; `nil` for full paths.
  package func text(of diagnostics: [Diagnostic], relativeTo folder: String? = nil) -> String {
    let text = (folder.map { renderer.relative(to: $0) } ?? renderer).report(of: diagnostics)
    return text.isEmpty ? "" : text + "\n"
  }

  private var renderer: DiagnosticRenderer {
    switch self {
    case .compiler: return .compiler
    case .text: return .plain
    case .json: return .json
    case .sarif:
      let sources = SourceLines()
      return .sarif.showing { sources.line(at: $0) }
    }
  }
}
