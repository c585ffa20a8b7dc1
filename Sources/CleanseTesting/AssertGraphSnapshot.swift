import BindingGraph
import Cleanse
import GraphDocuments

/// Fails the test when a graph differs from its committed text, which reviewers see change with the code.
///
///     assertGraphSnapshot(App.self, matches: "Snapshots/App.txt")
///
/// The text is the one that `cleanse-graph render --format text` writes of the graph's document: what is bound where and how,
/// and what each binding asks for, without places in the code. Two graphs that differ have different texts.
///
/// A file that does not exist is recorded, and fails the test that once. With `CLEANSE_RECORD=1` in the environment, or with
/// `record: true`, a file that differs is rewritten. A graph with errors fails the test with the report and is not recorded.
///
/// - Parameters:
///   - component: the root component.
///   - path: the file's path, relative to the folder of the test's source file.
///   - record: whether to rewrite the file if it differs; this fails the test, so that it does not stay in the code.
///   - overrides: bindings that take the place of the graph's own.
///   - serviceLoader: the plugins to run; their errors fail the test.
public func assertGraphSnapshot<C: RootComponent>(
  _ component: C.Type, matches path: String, record: Bool = false, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader)
  let failure =
    report.isValid
    ? GraphSnapshot(of: report.snapshotText, at: path, besides: "\(filePath)").failure(recording: record)
    : report.failure
  guard let failure else { return }
  FailureRecorder.record(failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension ValidationReport {
  /// The text of the graph that snapshots keep.
  var snapshotText: String {
    GraphDocument(graph, diagnostics: diagnostics, advisor: typeAdvisor).text(as: .text)
  }
}
