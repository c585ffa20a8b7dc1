import CleanseGraph
import Foundation
import TestSupport
import Testing

import struct BindingGraph.DocumentSchema

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite("Graph pages") struct HTMLTests {
  @Test("Each binding adds about a kilobyte to a graph page") func size() {
    let (small, large) = (GraphDocument.shop(bindings: 300), GraphDocument.shop(bindings: 1000))
    let added = large.text(as: .html).utf8.count - small.text(as: .html).utf8.count
    #expect(added <= 1100 * (large.nodes.count - small.nodes.count))
    // Scripts and styles, for graphs of all sizes.
    #expect(small.text(as: .html).utf8.count - 1100 * small.nodes.count <= 200_000)
  }

  @Test("A graph page contains the document, whatever names it contains") func data() throws {
    for document in [GraphDocument(AppComponent.self), GraphDocument.hostile] {
      let page = document.text(as: .html)
      let data = try #require(page.between(#"<script type="application/json" id="data">"#, and: "</script>"))
      #expect(try GraphDocument(json: data) == document)
    }
  }

  @Test("A graph page contains two scripts, one style and no external address") func elements() {
    let page = GraphDocument.hostile.text(as: .html)
    #expect(page.occurrences(of: "<script") == 2)
    #expect(page.occurrences(of: "</script") == 2)
    #expect(page.occurrences(of: "<style") == 1)
    #expect(
      page.occurrences(of: "http") == page.occurrences(of: "http-equiv")
        + page.occurrences(of: "http://www.w3.org/2000/svg")
        // The document contains the address of the schema, which the page does not load.
        + page.occurrences(of: DocumentSchema.graph.address))
  }

  @Test("The graph page of the same document is the same each time") func deterministic() {
    let document = GraphDocument(Observatory.self)
    #expect(document.text(as: .html) == document.text(as: .html))
  }
}

extension String {
  fileprivate func between(_ start: String, and end: String) -> String? {
    guard let start = range(of: start), let end = range(of: end, range: start.upperBound..<endIndex) else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }

  fileprivate func occurrences(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
