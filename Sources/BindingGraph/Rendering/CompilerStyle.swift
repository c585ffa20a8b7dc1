/// One line for each diagnostic, as compilers write them: `path:line: error: what is wrong [id]`.
struct CompilerStyle {
  let root: SourceRoot

  func text(of diagnostics: [Diagnostic]) -> String {
    let report = ContentReport(diagnostics)
    return report.entries.map { entry in
      let place = entry.diagnostic.location.map { "\(root.path(of: $0)):\($0.line)" } ?? "<unknown>:0"
      let headline = report.string(entry.content.headline.text).split(whereSeparator: \.isNewline).joined(
        separator: " ")
      return "\(place): \(entry.diagnostic.severity.rawValue): \(headline) [\(entry.diagnostic.id)]"
    }.joined(separator: "\n")
  }
}
