import BindingGraph
import Cleanse

/// A plugin that runs rules when a graph is created or validated, and reports their errors and warnings.
///
///     try GraphValidator.check(App.self, serviceLoader: CleanseServiceLoader(rules: [NoSharedControllers()]))
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphRulePlugin: CleanseBindingPlugin {
  private let rules: [any GraphRule]

  /// Creates a plugin of rules, which run in this order.
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
  /// Creates a loader that runs rules, and the plugins that you register.
  public convenience init(rules: [any GraphRule]) {
    self.init([GraphRulePlugin(rules)])
  }
}
