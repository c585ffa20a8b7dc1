import BindingGraph
import SourceFiles

/// A form of a tool's report.
package enum ReportFormat: String, CaseIterable, Codable, ArgumentValue {
  case compiler, text, json, sarif

  /// The report, with a line break at its end; empty where there is nothing to say.
  /// - Parameters:
  ///   - folder: what paths are shown from; `nil` for full paths.
  ///   - site: the address of the documentation that the report leads to; `nil` for the files of the package.
  ///   - extent: how much was checked, for documents.
  package func text(
    of diagnostics: [Diagnostic], relativeTo folder: FolderPath? = nil, documentedAt site: String? = nil,
    checked extent: CheckedExtent? = nil
  ) -> String {
    var renderer = renderer
    if let extent { renderer = renderer.showing(extent) }
    if let folder { renderer = renderer.relative(to: folder.path, search: folder.relativePath) }
    if let site { renderer = renderer.documented(at: site) }
    let text = renderer.report(of: diagnostics)
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
