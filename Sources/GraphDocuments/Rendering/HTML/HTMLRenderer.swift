import BindingGraph

/// Writes a document as a page for exploration: one file that loads nothing and sends nothing.
///
/// The page contains the document as JSON; its script computes the layout and the drawing, and writes names only as
/// text. A policy in the page prevents browsers from running other scripts, even if a name contains one.
enum HTMLRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String { text(of: document, linkingSourceTo: nil) }

  /// - Parameters:
  ///   - sourceLink: the addresses of source locations, if they should be links.
  ///   - additions: further data for the page's script.
  static func text(
    of document: GraphDocument, linkingSourceTo sourceLink: SourceLink?, additions: JSONValue? = nil
  ) -> String {
    let name = document.components.first?.type.name ?? "an empty graph"
    let parts = [
      "name": XMLText.escaped(SingleLine.text(name)),
      "source-link": sourceLink.map { #" data-source-link="\#(XMLText.escaped($0.template))""# } ?? "",
      "attributes": attributes,
      "policy": PageAssets.policy,
      "style": PageAssets.style,
      "script": PageAssets.script,
      "unscripted": UnscriptedPage.text(of: document),
      "symbols": NodeSymbol.allCases.map { #"<path id="symbol-\#($0.rawValue)" d="\#($0.path)"/>"# }.joined(),
      "data": data(of: document),
      "additions": additions.map {
        #"<script type="application/json" id="additions">\#(embedded($0.text))</script>"# + "\n"
      }
        ?? "",
    ]
    // Every second piece is the name of a part. Inserted text is not searched for names.
    return PageAssets.template.split(separator: "§", omittingEmptySubsequences: false).enumerated()
      .map { number, piece in number.isMultiple(of: 2) ? String(piece) : parts[String(piece)] ?? "" }
      .joined() + "\n"
  }

  /// The members of a node with its attributes, in the order of texts: a Boolean with its word, or the list of words.
  private static let attributes = DocumentedAttribute.all.map { documented in
    switch documented.member {
    case .boolean(let name, _): "\(name):\(documented.word)"
    case .lifecycle: "lifecycle"
    }
  }.uniqued().joined(separator: " ")

  /// The document as compact JSON.
  static func data(of document: GraphDocument) -> String { embedded(JSONRenderer.text(of: document)) }

  /// JSON without spaces between its values, which cannot end the HTML element around it.
  private static func embedded(_ json: String) -> String {
    var compact = String.UnicodeScalarView()
    var (isInString, isEscaped) = (false, false)
    for scalar in json.unicodeScalars {
      switch scalar {
      case " ", "\n": if isInString { compact.append(scalar) }
      // Occurs only in strings, where JSON has another spelling for it.
      case "<": compact.append(contentsOf: #"\u003C"#.unicodeScalars)
      default: compact.append(scalar)
      }
      if scalar == "\"" && !isEscaped { isInString.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(compact)
  }
}
