import BindingGraph
import Cleanse
import GraphDocuments

/// Fails the test if a graph differs from its committed text. The text shows changes of the graph in a code review.
///
///     assertGraphSnapshot(App.self, matches: "Snapshots/App.txt")
///
/// The text is that of `cleanse-graph render --format text`: the bindings of each component and their dependencies,
/// without source locations. Different graphs have different texts.
///
/// A missing file is recorded, and the test fails once. With `CLEANSE_RECORD=1` in the environment, or with
/// `record: true`, a file that differs is rewritten. A graph with errors fails the test with its report and is not
/// recorded.
///
/// - Parameters:
///   - component: the root component.
///   - path: the file's path, relative to the folder of the test's source file.
///   - record: whether to rewrite the file if it differs. This fails the test, so that you do not commit the argument.
///   - overrides: bindings that replace those of the graph.
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
  /// The text of the graph in snapshots.
  var snapshotText: String {
    GraphDocument(graph, diagnostics: diagnostics, advisor: typeAdvisor).text(as: .text)
  }
}
