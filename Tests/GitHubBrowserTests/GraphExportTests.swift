import TestSupport
import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("Graph export of github-browser") struct GraphExportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "github-browser exports its graph in the format of the file extension",
    arguments: GraphFormat.allCases.map { $0.fileExtensions[0] })
  func exported(fileExtension: String) throws {
    let file = folder.path("graph.\(fileExtension)")
    let outcome = try Executable.run(["--export-graph", file, "orgs"])
    #expect(outcome == CommandLineTool.run(arguments: ["orgs"]))
    let expected = GraphDocument(AppComponent.self).text(as: try GraphFormat(forFile: file))
    #expect(try folder.text(of: "graph.\(fileExtension)") == expected)
  }

  @Test("The exported graph of github-browser shows the services that launch arguments replace") func driven() throws {
    let file = folder.path("graph.json")
    let outcome = CommandLineTool.run(
      arguments: ["-d", "type=transport,factory=offline", "--export-graph", file, "orgs"])
    #if DEBUG
      #expect(outcome.complaint.hasSuffix("Offline.\n"))
      let changes = try GraphDocument(contentsOfFile: file).changes(from: GraphDocument(AppComponent.self))
      #expect(changes.changes.map(\.description).contains("Transport no longer depends on TaggedProvider<APIBaseURL>"))
    #else
      #expect(outcome.exitCode == 1)
    #endif
  }

  @Test("github-browser stops if its graph cannot be written") func unwritable() {
    let file = folder.path("none/graph.txt")
    let outcome = CommandLineTool.run(arguments: ["--export-graph", file, "orgs"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.complaint == """
        github-browser: error: the graph is not exported: \(file) cannot be written: there is no folder \
        \(folder.path("none")) [graph-export]

        """)
  }

  @Test("github-browser refuses to export its graph in an unknown format") func unknownFormat() {
    let outcome = CommandLineTool.run(arguments: ["--export-graph", "graph.pdf"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.complaint.hasPrefix("github-browser: no format has the extension '.pdf'; available: .txt, "))
  }
}
