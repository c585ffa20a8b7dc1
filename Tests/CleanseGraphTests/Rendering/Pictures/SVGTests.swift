import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG pictures of graphs") struct SVGTests {
  @Test("An SVG picture has a box for each node and missing type, and a line for each connected pair") func elements()
    throws
  {
    let document = GraphDocument(Observatory.self)
    let elements = try XMLElements(of: document.text(as: .svg))
    #expect(
      elements.attributes(of: "g", inClass: "node").map { $0["id"] } == (0...document.nodes.count).map { "n\($0)" })
    #expect(elements.attributes(of: "g", inClass: "frame").map { $0["id"] } == ["c0", "c1"])
    #expect(elements.attributes(of: "g", inClass: "missing").count == 1)
    let pairs = Set(
      document.nodes.flatMap { node in node.requirements.compactMap { $0.target.map { [node.id, $0] } } })
    let lines = elements.attributes(of: "g", inClass: "edge")
    // One more line leads to the root of the subcomponent, and one to the missing type.
    #expect(lines.count == pairs.count + 2)
    #expect(elements.attributes(of: "g", inClass: "builds").count == 1)
  }

  @Test("An SVG picture states the kind, scope, tag and location of a node") func description() throws {
    let elements = try XMLElements(of: GraphDocument(Observatory.self).text(as: .svg))
    let title = try #require(elements.texts.first { $0.contains("tag CleanseGraphTests.SiteName") })
    #expect(title.hasPrefix("Cleanse.TaggedProvider<CleanseGraphTests.SiteName>\n"))
    #expect(title.contains("at Support/Observatory.swift:"))
    #expect(elements.texts.contains("value · shared · sendable"))
    #expect(elements.texts.contains("scope Singleton"))
  }

  @Test("An SVG picture is well-formed and keeps names as text, whatever they contain") func hostile() throws {
    let elements = try XMLElements(of: GraphDocument.hostile.text(as: .svg))
    #expect(elements.names.subtracting(["svg", "style", "rect", "g", "title", "path", "text", "circle"]) == [])
    #expect(elements.attributes.flatMap(\.keys).filter { $0.hasPrefix("on") } == [])
    #expect(elements.texts.contains("<!--<script>"))
    let long = try #require(elements.texts.first { $0.hasPrefix("LongLong") && $0.contains("…") })
    #expect(long.count < 60)
  }

  @Test("An SVG picture uses no CSS variables for colours") func colours() throws {
    let picture = GraphDocument(Observatory.self).text(as: .svg)
    #expect(!picture.contains("var(--"))
    #expect(!picture.contains("light-dark"))
    #expect(picture.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test("An SVG picture distinguishes many scopes by patterns") func scopes() throws {
    let components = (0..<14).map { number in
      DocumentSketch.Component(
        name: "Part\(number)", parent: nil, scope: "Scope\(number)", seed: nil, modules: [],
        nodes: [.binding("Store\(number)", shared: true)])
    }
    let picture = DocumentSketch(components: components, diagnostics: []).document.text(as: .svg)
    let looks = try XMLElements(of: picture).attributes(of: "g", inClass: "shared").map { $0["class"] }
    #expect(looks.count == 14 && Set(looks).count == 14)
  }

  @Test("The SVG picture of an empty graph is well-formed") func empty() throws {
    let elements = try XMLElements(of: GraphDocument(components: [], nodes: [], diagnostics: []).text(as: .svg))
    #expect(elements.names == ["svg", "style", "rect"])
  }
}
