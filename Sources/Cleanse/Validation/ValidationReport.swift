import BindingGraph

/// The errors and warnings of a graph.
public struct ValidationReport: Sendable, CustomStringConvertible {
  /// The errors in order of location, then those of plugins in the order of their reports.
  public let errors: [any CleanseError]
  /// The warnings in order of location, then those of plugins. They do not keep the graph from being built.
  ///
  /// Suppress an intended one with `Binder.accept(_:for:)`. Release programs have only the warnings of plugins, unless
  /// they use the package trait `DetailedReports`.
  public let warnings: [Diagnostic]
  /// The graph for plugins: a node without a type, whose only child is the root component.
  public let root: any ComponentBinding
  /// The graph as values, for exports and snapshots.
  package let graph: LinkedGraph

  /// Answers questions about the types of the graph.
  package var typeAdvisor: any TypeAdvisor { RunTimeTypes() }

  /// Whether there are no errors.
  public var isValid: Bool { errors.isEmpty }

  /// All diagnostics: the errors, then the warnings.
  public var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) + warnings }

  /// All diagnostics, as text.
  ///
  ///     print(GraphValidator.validate(App.self).text(as: .sarif))
  ///
  /// - Parameter renderer: the form of the text.
  public func text(as renderer: DiagnosticRenderer = .plain) -> String {
    renderer.report(of: diagnostics)
  }

  /// The errors as thrown by `ComponentFactory.of`; for a valid graph, a line that says so, and the warnings.
  public var description: String {
    switch errors.count {
    case 0: text()
    case 1: errors[0].description
    default: MultiError(errors: errors).description
    }
  }

  init(faults: Faults, recorded: RecordedGraph) {
    errors = faults.errors
    warnings = recorded.warnings() + faults.pluginWarnings
    root = ComponentBindingNode(graph: ComponentBindingGraph(recorded), component: nil)
    graph = recorded.linked
  }
}
