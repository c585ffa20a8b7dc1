import BindingGraph
import Cleanse

/// Fails the test if a graph can create a live binding: one with `live()` that no override replaces. Creates no objects.
///
///     assertNoLiveBindings(App.self, overrides: fakes)
///
/// The failure lists each such binding with the dependency path to it, also through providers, closures and subcomponents.
/// A graph with errors fails the test with its report.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
///
/// - Parameters:
///   - component: the root component.
///   - overrides: bindings that replace those of the graph.
///   - types: the types, as they are bound, that may be live: for a tag its `TaggedProvider`, for a multibinding the
///     collection.
///   - serviceLoader: the plugins to run; their errors fail the test.
public func assertNoLiveBindings<C: RootComponent>(
  _ component: C.Type, overrides: Overrides = Overrides(), allowingLive types: [Any.Type] = [],
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader)
  guard report.isValid else { return FailureRecorder.record(report.failure, at: site) }
  let allowed = Set(types.map { TypeReference($0) })
  let facts = LiveBindingSearch(in: report.graph).reachable.filter { !allowed.contains($0.key) }
  guard !facts.isEmpty else { return }
  FailureRecorder.record(DiagnosticRenderer.assertion.report(of: facts.map { Diagnostic($0) }), at: site)
}
