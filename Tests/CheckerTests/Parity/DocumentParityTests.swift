import TestSupport
import BindingGraph
import CheckerGraphs
import Cleanse
import CleanseGraph
import Foundation
import Testing

@testable import Checker
@testable import GraphDocuments

@Suite("The same documents as at run time") struct DocumentParityTests {
  /// In three a value decides, or is a key, which only the running program knows; in one stands a type inside a function,
  /// around which the compiler's tree names less.
  private static let exceptions = [
    "CheckerGraphs.RootFromConfigure.Root", "CheckerGraphs.KeysOfValues.Root", "CheckerGraphs.KeysOfAnyType.Root",
    "CheckerGraphs.HardNames.Root",
  ]

  @Test(
    "a graph has the same document at the build and at run time, but for columns and findings",
    arguments: allGraphs.map { TypeReference($0).qualifiedName }.filter { !exceptions.contains($0) })
  func equalDocuments(root: String) throws {
    let finding = try #require(FixtureModules.findings.get()[root])
    let component = try #require(allGraphs.first { TypeReference($0).qualifiedName == root })
    #expect(Self.text(of: finding.document(relativeTo: nil)) == Self.text(of: Self.document(of: component)))
  }

  @Test("of github-browser both documents are the same, but for columns") func gitHubBrowser() throws {
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
      // What a column stands behind.
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.joined(separator: "\n")
  }
}
