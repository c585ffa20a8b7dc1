import Cleanse
import CleanseGraph

/// A rule for layers: bindings of one module must not depend directly on bindings of another one.
///
///     LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self)
///
/// Each module counts with all modules that it includes. A dependency through a third module is allowed, as layers
/// intend.
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
