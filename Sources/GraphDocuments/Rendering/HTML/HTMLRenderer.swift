/// Writes a document as a page to explore it by: one file, which loads nothing and sends nothing.
///
/// The document is in the page as JSON; the script lays it out and draws it, and writes names only as text. A policy in the
/// page lets browsers run no other script than ours, even if a name contains one.
enum HTMLRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String { text(of: document, linkingSourceTo: nil) }

  /// - Parameter sourceLink: the addresses of source locations, if they should be links.
  static func text(of document: GraphDocument, linkingSourceTo sourceLink: SourceLink?) -> String {
    let name = document.components.first?.type.name ?? "an empty graph"
    let parts = [
      "name": XMLText.escaped(SingleLine.text(name)),
      "source-link": sourceLink.map { #" data-source-link="\#(XMLText.escaped($0.template))""# } ?? "",
      "policy": PageAssets.policy,
      "style": PageAssets.style,
      "script": PageAssets.script,
      "symbols": NodeSymbol.allCases.map { #"<path id="symbol-\#($0.rawValue)" d="\#($0.path)"/>"# }.joined(),
      "data": data(of: document),
    ]
    // Every second piece is the name of a part. What is put in is not looked at again.
    return PageAssets.template.split(separator: "§", omittingEmptySubsequences: false).enumerated()
      .map { number, piece in number.isMultiple(of: 2) ? String(piece) : parts[String(piece)] ?? "" }
      .joined() + "\n"
  }

  /// The document as JSON without white space between values, which cannot end the HTML element around it.
  static func data(of document: GraphDocument) -> String {
    var compact = String.UnicodeScalarView()
    var (isInString, isEscaped) = (false, false)
    for scalar in JSONRenderer.text(of: document).unicodeScalars {
      switch scalar {
      case " ", "\n": if isInString { compact.append(scalar) }
      // Occurs in strings only, where JSON has another spelling.
      case "<": compact.append(contentsOf: #"\u003C"#.unicodeScalars)
      default: compact.append(scalar)
      }
      if scalar == "\"" && !isEscaped { isInString.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(compact)
  }
}

extension GraphDocument {
  /// The graph as a page whose source locations are links.
  package func page(linkingSourceTo sourceLink: SourceLink) -> String {
    HTMLRenderer.text(of: self, linkingSourceTo: sourceLink)
  }
}
