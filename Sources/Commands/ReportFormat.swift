import BindingGraph
import SourceFiles

/// A form of a tool's report.
package enum ReportFormat: String, CaseIterable, Codable, ArgumentValue {
  case compiler, text, json, sarif

  /// The report, with a line break at its end; empty where there is nothing to say.
  /// - Parameters:
  ///   - folder: what paths are shown from; `nil` for full paths.
  ///   - extent: how much was checked, for documents.
  package func text(
    of diagnostics: [Diagnostic], relativeTo folder: String? = nil, checked extent: CheckedExtent? = nil
  ) -> String {
    let renderer = extent.map { self.renderer.showing($0) } ?? self.renderer
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
