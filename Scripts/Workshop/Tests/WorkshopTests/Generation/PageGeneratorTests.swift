import Testing

@testable import workshop

@Suite("Generated page of a graph")
struct PageGeneratorTests {
  private static let page = "Sources/GraphDocuments/Rendering/HTML/Page"
  private let sources = [
    "\(page)/palette.css": "/* Colours */\n:root {\n  --ink: light-dark(#000, #fff);\n}\n",
    "\(page)/graph.css": "/* The\n   drawing. */\n.graph text { fill: var(--ink); stroke: var(--ink); }\n",
    "\(page)/page.css": "body { margin: 0; }\n",
    "\(page)/changes.css": "ul { margin: 0; }\n",
    "\(page)/page.html": "<p>§style§</p>\n",
    "\(page)/script/1.js": "// The first\n\n  let a;\n",
    "\(page)/script/2.js": "let b;\n",
  ]

  private func assets(_ sources: [String: String]) throws -> String {
    try Repository.withFiles(sources) { repository in
      try #require(PageGenerator().folders(for: repository).first?.files["PageAssets.swift"])
    }
  }

  @Test("The page joins the parts of its script in the order of their names")
  func script() throws {
    #expect(try assets(sources).contains("\"use strict\";\n(() => {\nlet a;\nlet b;\n})();\n\"\"\"##"))
  }

  @Test("The generated page contains all style sheets, without comments")
  func styles() throws {
    let text = try assets(sources)
    #expect(
      text.contains(
        "style = ##\"\"\"\n:root {\n--ink: light-dark(#000, #fff);\n}\n.graph text { fill: var(--ink); stroke: var(--ink); }\n"
          + "body { margin: 0; }\n\"\"\"##"))
  }

  @Test("The content security policy names the hash of the script")
  func policy() throws {
    let script = SHA256.base64("\"use strict\";\n(() => {\nlet a;\nlet b;\n})();")
    #expect(try assets(sources).contains("script-src 'sha256-\(script)'"))
  }

  @Test(
    "A source that would end the string literal or the script element is refused", arguments: ["\"\"\"##", "</script>"])
  func terminators(text: String) throws {
    let sources = sources.merging(["\(Self.page)/script/1.js": text]) { $1 }
    #expect(throws: Failure.self) { try assets(sources) }
  }
}

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "SHA-256 digests equal those of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
    ])
  func digests(message: String, digest: String) {
    #expect(SHA256.base64(message) == digest)
  }
}
