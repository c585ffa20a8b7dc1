import Cleanse
import CleanseGraph

/// A rule for names: types that a module binds have a common ending. Contributions to collections are exempt.
///
///     NamingRule(ServiceModule.self, endsIn: "Service")
///
/// It reports a warning, which a module can suppress with `binder.accept(.strangeName, for: Clock.self)`.
public struct NamingRule: GraphRule {
  private let module: TypeReference
  private let ending: String

  public init(_ module: any Module.Type, endsIn ending: String) {
    self.module = TypeReference(module)
    self.ending = ending
  }

  public func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
    let index = GraphDocument.Index(graph)
    return graph.nodes.filter { node in
      node.contribution == nil && !node.key.name.hasSuffix(ending)
        && index.modulePath(of: node).last?.names(module) == true
    }.map(warning)
  }

  private func warning(about node: GraphDocument.Node) -> Diagnostic {
    Diagnostic(
      id: GraphWarning.strangeName.id, severity: .warning,
      headline: "\(node.key) is bound by \(module), and its name does not end in \(ending)",
      location: node.sourceLocation,
      suggestions: [
        DiagnosticSuggestion("rename it, or bind it in another module"),
        DiagnosticSuggestion("if it is meant, accept it", code: "binder.accept(.strangeName, for: \(node.key).self)"),
      ])
  }
}

extension GraphWarning {
  /// A type is bound by a module whose types have another ending.
  public static let strangeName = GraphWarning(id: "strange-name")
}
