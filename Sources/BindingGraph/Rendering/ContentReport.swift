/// Diagnostics with their text, for formats without a layout.
package struct ContentReport {
  struct Entry {
    let diagnostic: Diagnostic
    let content: DiagnosticContent
  }

  let entries: [Entry]
  private let names: TypeNames

  /// - Parameter isInSourceForm: whether names of types have the brackets and question marks of sources.
  package init(_ diagnostics: [Diagnostic], isInSourceForm: Bool = false) {
    entries = diagnostics.map { Entry(diagnostic: $0, content: $0.content) }
    names = TypeNames(entries.flatMap { Self.types(of: $0) }, isInSourceForm: isInSourceForm)
  }

  /// Returns the text with every type by its name in this report.
  package func string(_ text: DiagnosticText) -> String {
    names.string(text)
  }

  private static func types(of entry: Entry) -> [TypeReference] {
    let content = entry.content
    var texts = [content.headline.text]
    texts += content.chain
    texts += content.steps.map(\.text) + content.notes.map(\.text)
    for suggestion in content.nearMisses + content.help {
      texts.append(suggestion.text)
      if let code = suggestion.code { texts.append(code) }
    }
    return texts.flatMap { $0.spans.compactMap(\.type) } + entry.diagnostic.chain
      + entry.diagnostic.subjects + content.namesakes
  }
}
