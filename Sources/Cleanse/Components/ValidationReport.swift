import BindingGraph

/// What the validation of a graph found.
public struct ValidationReport: CustomStringConvertible {
  /// The errors in order of location, then those of plugins in the order of their reports.
  public let errors: [any CleanseError]
  /// What the graph can be built with, and what is probably not meant.
  public let warnings: [Diagnostic]
  /// The graph as plugins see it: a node without a type, whose only child is the root component.
  public let root: ComponentBinding

  /// Whether there are no errors.
  public var isValid: Bool { errors.isEmpty }

  /// The errors as `ComponentFactory.of` would word them; for a valid graph a line that says so.
  public var description: String {
    switch errors.count {
    case 0: DiagnosticRenderer.plain.report(of: [])
    case 1: errors[0].description
    default: MultiError(errors: errors).description
    }
  }

  init(faults: Faults, recorded: RecordedGraph) {
    errors = faults.errors
    warnings = []
    root = ComponentBinding(graph: ComponentBindingGraph(recorded), node: .aboveRoot)
  }
}
