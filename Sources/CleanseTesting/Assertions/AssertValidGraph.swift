import Cleanse

/// Fails the test with the full report if a graph is not valid. Creates no objects.
///
///     @Test("The graph is valid") func graph() { assertValidGraph(App.self, warnings: .fail) }
///
/// Works in Swift Testing and in XCTest, and records the failure at the line of the call. `GraphValidator.check` throws
/// instead.
///
/// - Parameters:
///   - component: the root component.
///   - warnings: whether warnings fail the test too. `ComponentFactory.of` does not report warnings.
///   - overrides: bindings that replace those of the graph.
///   - serviceLoader: the plugins to run, such as rules of your own.
public func assertValidGraph<C: RootComponent>(
  _ component: C.Type, warnings: WarningTreatment = .ignore, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader)
  guard !report.isValid || warnings.failsTest && !report.warnings.isEmpty else { return }
  FailureRecorder.record(
    report.failure(with: warnings), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the test with the full report if a graph is not valid in one of its configurations. Creates no objects.
///
///     assertValidGraph(
///       App.self,
///       configurations: [
///         GraphConfiguration("production"), GraphConfiguration("preview", overrides: [FakeNetwork.self]),
///       ])
///
/// - Parameters:
///   - component: the root component.
///   - configurations: the configurations to validate. An error of several of them is reported once, with their names.
///   - warnings: whether warnings fail the test too.
///   - serviceLoader: the plugins to run, in each configuration.
public func assertValidGraph<C: RootComponent>(
  _ component: C.Type, configurations: [GraphConfiguration], warnings: WarningTreatment = .ignore,
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(component, configurations: configurations, serviceLoader: serviceLoader)
  let diagnostics = report.errors.map(\.diagnostic) + (warnings.failsTest ? report.warnings : [])
  guard !diagnostics.isEmpty else { return }
  FailureRecorder.record(
    DiagnosticRenderer.assertion.report(of: diagnostics),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
