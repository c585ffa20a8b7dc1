import BindingGraph
import TextFiles

/// A format of a tool's report.
package enum ReportFormat: String, CaseIterable, Codable, ArgumentValue {
  case compiler, text, json, sarif

  /// The report, with a final line break; empty if there is nothing to report.
  /// - Parameters:
  ///   - folder: the folder that paths are relative to; `nil` for full paths.
  ///   - site: the address of the documentation to link to; `nil` for the files of the package.
  ///   - extent: the extent of the check, for documents.
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
