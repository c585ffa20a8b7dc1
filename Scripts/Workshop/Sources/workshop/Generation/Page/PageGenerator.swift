/// The page's template, style and script as Swift, so that the library contains them and needs no resources.
struct PageGenerator: Generator {
  let name = "page"
  let summary = "Sources/GraphDocuments: the page of a graph, from the files in Rendering/HTML/Page"

  private let page = "Sources/GraphDocuments/Rendering/HTML/Page"

  func folders(for repository: Repository) throws -> [GeneratedFolder] {
    let palette = try StyleSheet(repository.text(of: "\(page)/palette.css"))
    let drawing = try StyleSheet(repository.text(of: "\(page)/graph.css"))
    let pageStyle = try StyleSheet(repository.text(of: "\(page)/page.css"))
    let style = (palette.lines + drawing.lines + pageStyle.lines).joined(separator: "\n")
    let changeStyle = try StyleSheet(repository.text(of: "\(page)/changes.css"))
    let script = try script(in: repository)
    let template = try repository.text(of: "\(page)/page.html")
    guard ![template, style, script].contains(where: { $0.contains(Self.terminator) }),
      ![style, script].contains(where: { $0.contains("</script") })
    else { throw Failure("the page's sources end the literal or the element that they stand in") }

    var folder = GeneratedFolder("Sources/GraphDocuments/Rendering/HTML/Generated")
    folder.add("PageAssets.swift") {
      header
      """

      /// The parts of each page.
      enum PageAssets {
      """
      constant("template", String(template.dropLast()), "Names of parts stand between `§` and `§`.")
      ""
      constant(
        "policy", policy(style: style, script: script),
        "What a browser may load and run: the style and the script below.")
      ""
      constant("style", style, "The style sheets of the page.")
      ""
      constant(
        "changeStyle", (palette.lines + changeStyle.lines).joined(separator: "\n"),
        "The style sheet of the page of changes.")
      ""
      constant("script", script, "The script of the page.")
      "}"
    }
    return [folder]
  }

  /// The parts of the script, in the order of their names, without comments and indentation.
  private func script(in repository: Repository) throws -> String {
    let parts = try repository.files(below: "\(page)/script", endingIn: ".js").map(repository.text)
    let lines = parts.joined().split(separator: "\n").map { $0.drop { $0 == " " } }
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
    return "\"use strict\";\n(() => {\n\(code)\n})();"
  }

  /// Names the hashes of the style and of the script, so that browsers run nothing else.
  private func policy(style: String, script: String) -> String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
      + "style-src 'sha256-\(SHA256.base64(style))'; script-src 'sha256-\(SHA256.base64(script))'"
  }

  private static let terminator = "\"\"\"##"

  private func constant(_ name: String, _ content: String, _ summary: String) -> String {
    "  /// \(summary)\n  static let \(name) = ##\"\"\"\n\(content)\n\(Self.terminator)"
  }
}
