import CleanseGraph
import Testing

@testable import GitHubBrowser

@Suite("Documents of graphs") struct GraphGoldenTests {
  @Test("are as expected for a valid graph", arguments: GraphFormat.all) func valid(format: GraphFormat) throws {
    try Golden.expect(
      GraphDocument(AppComponent.self).text(as: format), named: "github-browser.\(format.fileExtensions[0])")
  }

  @Test("are as expected for a faulty graph", arguments: GraphFormat.all) func faulty(format: GraphFormat) throws {
    try Golden.expect(
      GraphDocument(Observatory.self).text(as: format), named: "observatory.\(format.fileExtensions[0])")
  }
}
