/// A line for each diagnostic, as compilers print it, `path:line:column: error: headline [id]`, then a note for each
/// step and each suggestion. Empty lines separate reports.
struct CompilerStyle {
  let root: SourceRoot
  let site: DocumentationSite

  func text(of diagnostics: [Diagnostic]) -> String {
    let report = ContentReport(diagnostics, isInSourceForm: true)
    return report.entries.map { entry in
      let (diagnostic, content) = (entry.diagnostic, entry.content)
      let headline = report.string(content.headline.sentence)
      let steps = (content.steps + content.notes).map { step in
        line(at: step.location ?? (step.isElsewhere ? nil : diagnostic.location), "note", report.string(step.text))
      }
      let advice = content.nearMisses.map { ("did you mean: ", $0) } + content.help.map { ("", $0) }
      let lines =
        [line(at: diagnostic.location, diagnostic.severity.level.rawValue, headline, diagnostic.id)] + steps
        + advice.map { label, suggestion in
          let code = suggestion.code.map { ": \(report.string($0))" } ?? ""
          return line(
            at: suggestion.location ?? diagnostic.location, "note", "\(label)\(report.string(suggestion.text))\(code)"
          )
        }
      let address = site.isCopy ? site.page(for: diagnostic) : nil
      let reference = address.map { line(at: diagnostic.location, "note", "see: \($0)") }
      return (lines + [reference].compactMap { $0 }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func line(at location: SourceLocation?, _ kind: String, _ text: String, _ id: DiagnosticID? = nil) -> String {
    let place = location.map { "\(root.path(of: $0)):\($0.position)" } ?? "<unknown>:0"
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(place): \(kind): \(words)" + (id.map { " [\($0)]" } ?? "")
  }
}
