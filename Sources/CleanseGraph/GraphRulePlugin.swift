import BindingGraph
import Cleanse

/// Runs rules when a graph is created or validated: what they find stands in the same report.
///
///     try GraphValidator.check(App.self, serviceLoader: CleanseServiceLoader(rules: [NoSharedControllers()]))
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphRulePlugin: CleanseBindingPlugin {
  private let rules: [any GraphRule]

  /// Makes a plugin of rules, which run in this order.
  public init(_ rules: [any GraphRule]) {
    self.rules = rules
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    let report = errorReporter.reportSoFar
    let document = GraphDocument(withWholePathsOf: report.graph, advisor: report.typeAdvisor)
    for diagnostic in document.diagnostics(of: rules) { errorReporter.report(diagnostic) }
  }
}

extension CleanseServiceLoader {
  /// Makes a loader that runs rules, and nothing else unless plugins are registered.
  public convenience init(rules: [any GraphRule]) {
    self.init([GraphRulePlugin(rules)])
  }
}
