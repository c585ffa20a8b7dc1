import BindingGraph
import Cleanse
import Foundation
import GraphDocuments

/// Fails the test when a graph differs from its committed text, which reviewers see change with the code.
///
///     assertGraphSnapshot(App.self, file: "Snapshots/App.txt")
///
/// The text is the one that `cleanse-graph render --format text` writes of the graph's document: what is bound where and how,
/// and what each binding asks for, without places in the code. Two graphs that differ have different texts.
///
/// A file that does not exist is recorded, and fails the test that once. With `CLEANSE_RECORD=1` in the environment a
/// file that differs is rewritten. A graph with errors fails the test with the report and is not recorded.
///
/// - Parameters:
///   - component: the root component.
///   - file: the file's path, relative to the folder of the test's source file.
///   - overrides: bindings that take the place of the graph's own.
public func assertGraphSnapshot<C: RootComponent>(
  _ component: C.Type, file: String, overrides: Overrides = Overrides(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(component, overrides: overrides)
  let failure =
    report.isValid
    ? GraphSnapshot(of: report.snapshotText, at: file, besides: "\(filePath)")
      .failure(isRecording: ProcessInfo.processInfo.environment["CLEANSE_RECORD"] == "1")
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
