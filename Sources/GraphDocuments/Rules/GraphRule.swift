import BindingGraph

/// A check of your own, which knows graphs as documents: it runs wherever there is one, in a program, in a test and at
/// build time.
///
///     struct NoSharedControllers: GraphRule {
///       func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
///         graph.nodes.filter { $0.key.name.hasSuffix("Controller") && $0.scope != nil }.map {
///           Diagnostic(id: "shared-controller", headline: "\($0.key) is shared", location: $0.sourceLocation)
///         }
///       }
///     }
///
/// Warnings that users accept where they bind something (`binder.accept`) are dropped for you.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public protocol GraphRule {
  /// What is wrong with a graph, which may be a faulty one.
  ///
  /// Give each diagnostic the `sourceLocation` of a node: it decides on the order of reports, and on what is accepted.
  func diagnostics(in graph: GraphDocument) -> [Diagnostic]
}

extension GraphRule {
  /// What rules find: the type `Diagnostic`, also where `GraphDocument` has another one of that name.
  public typealias Found = Diagnostic
}

extension GraphDocument {
  /// What rules find, in the order of reports, without the warnings that are accepted where they are found.
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
