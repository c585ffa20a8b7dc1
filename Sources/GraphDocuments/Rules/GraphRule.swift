import BindingGraph

/// A check of your own for graph documents. It runs in a program, in a test and in the static check.
///
///     struct NoSharedControllers: GraphRule {
///       func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
///         graph.nodes.filter { $0.key.name.hasSuffix("Controller") && $0.scope != nil }.map {
///           Diagnostic(id: "shared-controller", headline: "\($0.key) is shared", location: $0.sourceLocation)
///         }
///       }
///     }
///
/// Warnings that users suppress with `binder.accept` are removed for you.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public protocol GraphRule {
  /// The errors and warnings of a graph, which may be invalid.
  ///
  /// Give each diagnostic the `sourceLocation` of a node: it decides the order of reports, and which warnings are
  /// suppressed.
  func diagnostics(in graph: GraphDocument) -> [Diagnostic]
}

extension GraphRule {
  /// The diagnostics of rules: the type `Diagnostic`, also inside `GraphDocument`, which has another type of that name.
  public typealias Found = Diagnostic
}

extension GraphDocument {
  /// The diagnostics of rules, in the order of reports, without suppressed warnings.
  public func diagnostics(of rules: [any GraphRule]) -> [GraphRule.Found] {
    var accepted: [Location: Set<String>] = [:]
    for node in nodes where !node.acceptedWarnings.isEmpty {
      if let location = node.location { accepted[location, default: []].formUnion(node.acceptedWarnings) }
    }
    let found = GraphRule.Found.sorted(rules.flatMap { $0.diagnostics(in: self) })
    return found.filter { diagnostic in
      guard diagnostic.severity == .warning, let location = diagnostic.location else { return true }
      let place = Location(file: location.file, line: location.line, column: location.column)
      return accepted[place]?.contains(diagnostic.id.rawValue) != true
    }
  }
}
