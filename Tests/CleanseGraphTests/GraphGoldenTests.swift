import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite("Documents of graphs") struct GraphGoldenTests {
  @Test("are as expected for a valid graph", arguments: GraphFormat.all) func valid(format: GraphFormat) throws {
    try Golden.expect(
      text(of: GraphDocument(AppComponent.self), as: format), named: "github-browser.\(format.fileExtensions[0])")
  }

  @Test("are as expected for a faulty graph", arguments: GraphFormat.all) func faulty(format: GraphFormat) throws {
    try Golden.expect(
      text(of: GraphDocument(Observatory.self), as: format), named: "observatory.\(format.fileExtensions[0])")
  }

  /// Leaves out what all pages have, and what is kept in files of its own.
  private func text(of document: GraphDocument, as format: GraphFormat) -> String {
    [PageAssets.style, PageAssets.script, PageAssets.policy, PageAssets.pictureStyle].reduce(document.text(as: format))
    {
      $0.replacingOccurrences(of: $1, with: "…")
    }
  }
}
