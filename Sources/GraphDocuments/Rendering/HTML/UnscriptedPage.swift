/// The errors, the warnings and the tree of a graph as plain text, which the page shows if scripts are off.
enum UnscriptedPage {
  static func text(of document: GraphDocument) -> String {
    let findings = document.diagnostics.map { lines(of: $0.text) }.joined(separator: "\n\n")
    var parts = ["<p>Scripts are off: this is the graph as text. With scripts, this page draws it.</p>"]
    if !findings.isEmpty { parts += ["<h2>Errors and warnings</h2>", preformatted(findings)] }
    parts += ["<h2>Graph</h2>", preformatted(TextRenderer.tree(of: document))]
    return parts.joined(separator: "\n")
  }

  /// Escapes special characters in each line, as the format `text` does.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { SingleLine.text(String($0)) }
      .joined(separator: "\n")
  }

  private static func preformatted(_ text: String) -> String { "<pre>\(XMLText.escaped(text))</pre>" }
}
