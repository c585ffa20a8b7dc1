import TestSupport
import Cleanse
import CleanseGraph
import Testing

@Suite("Graph exporter plugin") struct GraphExporterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The graph exporter writes the file when the component factory is created") func created() throws {
    let path = folder.path("graph.json")
    _ = try ComponentFactory.of(Kiosk.self, serviceLoader: CleanseServiceLoader([GraphExporter(to: path)]))
    #expect(try GraphDocument(contentsOfFile: path) == GraphDocument(Kiosk.self))
  }

  @Test("The graph exporter writes an invalid graph with the diagnostics of validation and earlier plugins")
  func faulty() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .json)
    let loader = CleanseServiceLoader([Complainer(), exporter])
    #expect(throws: MultiError.self) { try ComponentFactory.of(Observatory.self, serviceLoader: loader) }
    let document = try GraphDocument(contentsOfFile: folder.path("graph"))
    #expect(
      document.diagnostics.map(\.headline) == [
        "Motor: Dependency Cycle Detected", "Lens: is bound 2 times", "Coolant: binding missing", "no observatories",
        "a warning",
      ])
  }

  @Test("The graph exporter writes only the part of the graph that its filters keep") func filtered() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .json, filters: [.needed(by: "Newspaper")])
    try GraphValidator.check(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    #expect(try GraphDocument(contentsOfFile: folder.path("graph")).nodes.map(\.key.name) == ["Newspaper"])
  }

  @Test("The graph exporter warns of a file that it cannot write, and the graph is still created") func unwritable()
    throws
  {
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

  @Test("The graph exporter stops the creation on failure if `stopsOnFailure` is set") func stops() throws {
    let exporter = GraphExporter(to: folder.path("none/graph"), as: .text, stopsOnFailure: true)
    let error = #expect(throws: GraphExportError.self) {
      try ComponentFactory.of(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    }
    #expect(error?.reason is GraphDocumentError)
    #expect(error?.path == folder.path("none/graph"))
    #expect(error?.description == error?.diagnostic.description)
  }

  @Test("The graph exporter warns of a filter with an unknown component name and suggests a near match")
  func unknownName() throws {
    let exporter = GraphExporter(to: folder.path("graph"), as: .text, filters: [.component("Kisok")])
    let report = GraphValidator.validate(Kiosk.self, serviceLoader: CleanseServiceLoader([exporter]))
    #expect(
      report.warnings.map { "\($0.headline)" } == [
        "the graph is not exported: the graph has no component 'Kisok'; did you mean: Kiosk"
      ])
  }

  @Test("The graph exporter reports an unknown file extension when it runs") func unknownFormat() throws {
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
