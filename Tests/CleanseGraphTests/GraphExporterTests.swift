import TestSupport
import Cleanse
import CleanseGraph
import Testing

@Suite("A plugin that exports the graph") struct GraphExporterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("writes the file when the graph is created") func created() throws {
    let path = folder.path("graph.json")
    _ = try ComponentFactory.of(Kiosk.self, serviceLoader: CleanseServiceLoader([GraphExporter(to: path)]))
    #expect(try GraphDocument(contentsOfFile: path) == GraphDocument(Kiosk.self))
  }

  @Test("writes a faulty graph, too, with what the checks and earlier plugins have found") func faulty() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .json)
    let loader = CleanseServiceLoader([Complainer(), exporter])
    #expect(throws: MultiError.self) { try ComponentFactory.of(Observatory.self, serviceLoader: loader) }
    let document = try GraphDocument(contentsOfFile: folder.path("graph"))
    #expect(
      document.diagnostics.map(\.headline) == [
        "Motor: Dependency Cycle Detected", "Lens: bound 2 times", "Coolant: binding missing", "no observatories",
        "a warning",
      ])
  }

  @Test("writes the part that filters leave") func filtered() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .json, filters: [.needed(by: "Newspaper")])
    try GraphValidator.check(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    #expect(try GraphDocument(contentsOfFile: folder.path("graph")).nodes.map(\.key.name) == ["Newspaper"])
  }

  @Test("warns of a file that cannot be written, and the graph is created all the same") func unwritable() throws {
    let path = folder.path("none/graph.txt")
    let loader = CleanseServiceLoader([GraphExporter(to: path)])
    #expect(try ComponentFactory.of(Kiosk.self, serviceLoader: loader).build().headline == "News")
    let report = GraphValidator.validate(Kiosk.self, serviceLoader: loader)
    #expect(report.isValid)
    #expect(report.warnings.map(\.id) == [.graphExport])
    #expect(
      report.warnings.map { "\($0.headline)" } == [
        "the graph is not exported: \(path) cannot be written: there is no folder \(folder.path("none"))"
      ])
  }

  @Test("stops the creation where it is asked to") func stops() throws {
    let exporter = GraphExporter(to: folder.path("none/graph"), as: .text, stopsOnFailure: true)
    let error = #expect(throws: GraphExportError.self) {
      try ComponentFactory.of(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    }
    #expect(error?.reason is GraphDocumentError)
    #expect(error?.path == folder.path("none/graph"))
    #expect(error?.description == error?.diagnostic.description)
  }

  @Test("says that a filter names what is not there") func unknownName() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .text, filters: [.component("Kisok")])
    let report = GraphValidator.validate(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    #expect(
      report.warnings.map { "\($0.headline)" } == [
        "the graph is not exported: the graph has no component 'Kisok'; did you mean: Kiosk"
      ])
  }

  @Test("reports an extension that it does not know when it runs") func unknownFormat() throws {
    let loader = CleanseServiceLoader([GraphExporter(to: folder.path("graph.pdf"))])
    let report = GraphValidator.validate(Kiosk.self, serviceLoader: loader)
    #expect(report.isValid)
    #expect(
      report.warnings.map {
        "\($0.headline)".hasPrefix("the graph is not exported: no format has the extension '.pdf'")
      }
        == [true])
    let strict = CleanseServiceLoader([GraphExporter(to: "graph.pdf", stopsOnFailure: true)])
    let error = #expect(throws: GraphExportError.self) { try GraphValidator.check(Kiosk.self, serviceLoader: strict) }
    #expect((error?.reason as? GraphDocumentError)?.code == .unknownFormat)
    #expect((error?.reason as? GraphDocumentError)?.name == "pdf")
  }
}

private struct Newspaper {
  let headline = "News"
}

private struct Kiosk: RootComponent {
  typealias Root = Newspaper

  static func configure(binder: UnscopedBinder) {
    binder.bind(Int.self).to(value: 1)
    binder.accept(.unusedBinding, for: Int.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Newspaper>) -> BindingReceipt<Newspaper> {
    bind.to { Newspaper() }
  }
}

private struct Complainer: CleanseBindingPlugin {
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.append(error: NoObservatories())
    errorReporter.report(Diagnostic(id: "warned", severity: .warning, headline: "a warning"))
  }
}

private struct NoObservatories: CleanseError {
  let description = "no observatories"
}
