import TestSupport
import BindingGraph
import CheckerGraphs
import Cleanse
import CleanseGraph
import Foundation
import Testing

@testable import cleansec
@testable import GraphDocuments

@Suite("Parity of graph documents") struct DocumentParityTests {
  /// In three graphs a runtime value is a key or selects a binding; in one a type is local to a function, whose context
  /// the compiler's tree names less precisely.
  private static let exceptions = [
    "CheckerGraphs.RootFromConfigure.Root", "CheckerGraphs.KeysOfValues.Root", "CheckerGraphs.KeysOfAnyType.Root",
    "CheckerGraphs.HardNames.Root",
  ]

  @Test(
    "A graph document equals that of the run time, except for columns and diagnostics",
    arguments: allGraphs.map { TypeReference($0).qualifiedName }.filter { !exceptions.contains($0) })
  func equalDocuments(root: String) throws {
    let finding = try #require(FixtureModules.findings.get()[root])
    let component = try #require(allGraphs.first { TypeReference($0).qualifiedName == root })
    #expect(Self.text(of: finding.document(relativeTo: nil)) == Self.text(of: Self.document(of: component)))
  }

  @Test("The document of github-browser equals its golden file and has a column at each location") func gitHubBrowser()
    throws
  {
    let check = try GraphCheck([SabotagedBrowser().facts])
    let document = try check.document(relativeTo: nil)
    #expect(try document.text(as: .text) == RepositoryFile.text("Tests/Goldens/graphs/github-browser.txt"))
    #expect(document.nodes.compactMap(\.location).allSatisfy { $0.column != nil })
  }

  private static func document(of root: any RootComponent.Type) -> GraphDocument {
    func document<C: RootComponent>(_ root: C.Type) -> GraphDocument { GraphDocument(root) }
    return document(root)
  }

  private static func text(of document: GraphDocument) -> String {
    var document = document
    document.diagnostics = []
    return document.text(as: .json).split(separator: "\n").filter { !$0.contains("\"column\": ") }
      // The comma in front of the removed column.
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.joined(separator: "\n")
  }
}
