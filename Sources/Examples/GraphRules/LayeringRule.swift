import Cleanse
import CleanseGraph

/// A rule for layers: what one module binds must not ask directly for what another one binds.
///
///     LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self)
///
/// A module stands for all that it includes too. What is asked for through a third module is fine: that is what layers are
/// for.
public struct LayeringRule: GraphRule {
  private let upper: TypeReference
  private let lower: TypeReference

  public init(_ upper: any Module.Type, mustNotAskFor lower: any Module.Type) {
    self.upper = TypeReference(upper)
    self.lower = TypeReference(lower)
  }

  public func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
    let index = GraphDocument.Index(graph)
    let upperNodes = graph.nodes.filter { index.isBound($0, by: upper) && !index.isBound($0, by: lower) }
    return upperNodes.flatMap { node in
      index.bindings(serving: node).filter { index.isBound($0, by: lower) }.map { violation(of: node, askingFor: $0) }
    }
  }

  private func violation(of node: GraphDocument.Node, askingFor target: GraphDocument.Node) -> Diagnostic {
    Diagnostic(
      id: "layering",
      headline: "\(node.key) of \(upper) must not ask for \(target.key) of \(lower)",
      location: node.sourceLocation,
      steps: [
        DiagnosticStep("\(node.key) bound", at: node.sourceLocation),
        DiagnosticStep("\(target.key) bound", at: target.sourceLocation),
      ],
      suggestions: [DiagnosticSuggestion("ask for something between them")])
  }
}
