import Cleanse
import CleanseGraph

struct NoSharedControllers: GraphRule {
  func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
    graph.nodes.filter { $0.key.name.hasSuffix("Controller") && $0.scope != nil }.map {
      Diagnostic(id: "shared-controller", headline: "\($0.key) is shared", location: $0.sourceLocation)
    }
  }
}
