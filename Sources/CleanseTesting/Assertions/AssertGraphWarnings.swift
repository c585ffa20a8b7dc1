import Cleanse

/// Fails the test unless a graph has exactly the given warnings, in any order.
///
///     assertGraphWarnings(Bakery.self) {
///       ExpectedWarning(.unusedBinding, of: Flour.self)
///     }
///
/// Warnings that `Binder.accept(_:for:)` suppresses do not count. A graph with errors fails the test with its report.
///
/// - Parameters:
///   - component: the root component.
///   - overrides: bindings that replace those of the graph.
///   - serviceLoader: the plugins to run; their warnings count too.
///   - expected: the warnings. A warning without a type matches after those with one.
public func assertGraphWarnings<C: RootComponent>(
  _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ExpectedDiagnostic.Builder expected: () -> [ExpectedDiagnostic]
) {
  let report = GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader)
  let failure =
    report.isValid
    ? DiagnosticComparison(found: report.warnings, expected: expected(), calling: "ExpectedWarning").failure
    : report.failure
  guard let failure else { return }
  FailureRecorder.record(failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
