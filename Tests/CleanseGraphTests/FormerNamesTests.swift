import Cleanse
import CleanseGraph
import Foundation
import TestSupport
import Testing

/// What programs call by former names, without warnings here.
private protocol FormerNames {
  func files(in folder: TemporaryFolder) throws
  func formats() throws
  func errors() throws
  func diagnostics() throws
}

private struct FormerNamesOfDocuments: FormerNames {
  private let document = GraphDocument(Observatory.self)

  @available(*, deprecated)
  func files(in folder: TemporaryFolder) throws {
    let path = folder.path("graph.json")
    let exporters = [
      try GraphExporter(path: path, stopsOnFailure: true), GraphExporter(format: .text, path: folder.path("graph")),
    ]
    let report = GraphValidator.validate(Observatory.self, serviceLoader: CleanseServiceLoader(exporters))
    #expect(report.errors.count == 3)
    #expect(try GraphDocument(contentsOfFile: path) == document)
    #expect(throws: UnknownGraphFormat.self) { try GraphExporter(path: "graph.pdf") }
  }

  @available(*, deprecated)
  func formats() throws {
    #expect(GraphFormat.all == GraphFormat.allCases)
    #expect(try GraphFormat(named: "svg") == .svg)
    #expect(try GraphFormat(ofFile: "a.svg") == .svg)
    #expect(GraphDocument.Kind.factory == document.nodes[0].kind)
    #expect(GraphDocument.Form.provider == .provider)
    #expect(GraphDocument.Lifecycle.eager.rawValue == "eager")
    #expect(document.nodes.contains { ($0.contribution as GraphDocument.Contribution?)?.collection == .array })
  }

  @available(*, deprecated)
  func errors() throws {
    let name = #expect(throws: UnknownGraphName.self) { try document.filtered(.component("Nigth")) }
    #expect(name?.nearMisses == ["Night"])
    #expect(throws: UnreadableGraphDocument.self) { try GraphDocument(json: "{") }
    let file = #expect(throws: UnusableGraphFile.self) { try GraphDocument(contentsOfFile: "/none.json") }
    #expect(file?.path == "/none.json")
  }

  @available(*, deprecated)
  func diagnostics() throws {
    let findings: [GraphDocument.Finding] = document.findings
    #expect(findings == document.diagnostics)
    #expect(findings.map { $0.severity as GraphDocument.Finding.Severity } == [.error, .error, .error])
    let report = GraphValidator.validate(Observatory.self)
    #expect(report.text(.json) == report.text(as: .json))
    #expect(report.diagnostics[0].documentationLink == "Documentation/Diagnostics.md#dependency-cycle")
    #expect(report.diagnostics[0].severity as Cleanse.Diagnostic.Severity == .error)
  }
}

@Suite("Former names") struct FormerNamesTests {
  private let names: any FormerNames = FormerNamesOfDocuments()

  @Test("write and read files as ever") func files() throws { try names.files(in: TemporaryFolder()) }

  @Test("name formats and parts as ever") func formats() throws { try names.formats() }

  @Test("catch errors as ever") func errors() throws { try names.errors() }

  @Test("look at diagnostics as ever") func diagnostics() throws { try names.diagnostics() }
}
