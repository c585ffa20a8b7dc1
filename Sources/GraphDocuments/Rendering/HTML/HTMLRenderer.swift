/// Writes a document as a page to explore it by: one file, which loads nothing and sends nothing.
///
/// The picture is that of `SVGRenderer`. The document is in the page too, as JSON; the script reads both, and writes
/// names only as text. A policy in the page lets browsers run no other script than ours, even if a name contains one.
enum HTMLRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    let picture = GraphPicture(of: document)
    let name = document.components.first?.type.name ?? "an empty graph"
    let parts = [
      "name": XMLText.escaped(SingleLine.text(name)),
      "policy": PageAssets.policy,
      "style": PageAssets.style,
      "script": PageAssets.script,
      "graph": SVGGraph(of: picture, named: name).text(isInteractive: true, style: nil),
      "data": data(of: document),
    ]
    // Every second piece is the name of a part. What is put in is not looked at again.
    return PageAssets.template.split(separator: "§", omittingEmptySubsequences: false).enumerated()
      .map { number, piece in number.isMultiple(of: 2) ? String(piece) : parts[String(piece)] ?? "" }
      .joined() + "\n"
  }

  /// The document as JSON that cannot end the HTML element around it.
  static func data(of document: GraphDocument) -> String {
    var escaped = ""
    for scalar in JSONRenderer.text(of: document).unicodeScalars {
      // Occurs in strings only, where JSON has another spelling.
      if scalar == "<" { escaped += #"\u003C"# } else { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }
}
