import Cleanse

/// Fails the test unless a graph has exactly the given errors, in any order.
///
///     assertGraphErrors(Bakery.self) {
///       ExpectedError(.missingBinding, of: Flour.self)
///       ExpectedError(.dependencyCycle, of: Baker.self)
///     }
///
/// - Parameters:
///   - component: the root component.
///   - overrides: bindings that replace those of the graph.
///   - serviceLoader: the plugins to run; their errors count too.
///   - expected: the errors. An error without a type matches after those with one.
public func assertGraphErrors<C: RootComponent>(
  _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ExpectedDiagnostic.Builder expected: () -> [ExpectedDiagnostic]
) {
  let report = GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader)
  let comparison = DiagnosticComparison(
    found: report.errors.flatMap(\.diagnostics), expected: expected(), calling: "ExpectedError")
  guard let failure = comparison.failure else { return }
  FailureRecorder.record(failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
