import TestSupport
import Cleanse
import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite("Golden texts of graph documents") struct GraphGoldenTests {
  @Test("The document of a valid graph matches its golden text in each format", arguments: GraphFormat.allCases)
  func valid(format: GraphFormat) throws {
    try Golden.expect(
      text(of: GraphDocument(AppComponent.self), as: format), named: "graphs/github-browser.\(format.fileExtensions[0])"
    )
  }

  @Test("The document of an invalid graph matches its golden text in each format", arguments: GraphFormat.allCases)
  func faulty(format: GraphFormat) throws {
    try Golden.expect(
      text(of: GraphDocument(Observatory.self), as: format), named: "graphs/observatory.\(format.fileExtensions[0])")
  }

  @Test(
    "The document of decorators and ordered contributions matches its golden text in each format",
    arguments: GraphFormat.allCases)
  func decorated(format: GraphFormat) throws {
    try Golden.expect(
      text(of: GraphDocument(Newsroom.self), as: format), named: "graphs/newsroom.\(format.fileExtensions[0])")
  }

  @Test("A filtered document matches its golden text") func part() throws {
    let document = try GraphDocument(AppComponent.self).filtered(.needed(by: "MemberService"))
    try Golden.expect(document.text(as: .mermaid), named: "graphs/member-service.mmd")
  }

  @Test("The graph in the documentation's pictures matches its golden text") func market() throws {
    try Golden.expect(GraphDocument.market().text(as: .lock), named: "graphs/market.lock")
  }

  @Test("The graph of the shop app equals that of the compiled app, with its warnings")
  func compiledShop() throws {
    let drawn = GraphDocument.shop(bindings: 300)
    let compiled = try ShopProgram.document(of: drawn)
    #expect(drawn.diagnostics.map(\.id) == Array(repeating: "unused-binding", count: 5))
    #expect(drawn.diagnostics == compiled.diagnostics)
    #expect(compiled.changes(from: drawn).changes.map(\.description) == [])
    #expect(HTMLRenderer.data(of: compiled) == HTMLRenderer.data(of: drawn))
  }

  @Test(
    "A graph comparison matches its golden text in each format",
    arguments: [
      (GraphChanges.Format.text, "txt"), (.markdown, "md"), (.json, "json"), (.mermaid, "mmd"), (.html, "html"),
    ]
  )
  func changes(format: GraphChanges.Format, fileExtension: String) throws {
    let (old, new) = GraphDocument.sessionApp
    let text = new.changes(from: old).text(as: format).replacingOccurrences(of: PageAssets.changeStyle, with: "…")
    try Golden.expect(text, named: "graphs/changes.\(fileExtension)")
  }

  /// Leaves out the style, the script and a page's document, which have golden files of their own.
  private func text(of document: GraphDocument, as format: GraphFormat) -> String {
    let kept = [
      PageAssets.style, PageAssets.script, PageAssets.policy, HTMLRenderer.data(of: document),
    ]
    return kept.reduce(document.text(as: format)) { $0.replacingOccurrences(of: $1, with: "…") }
  }
}
