import BindingGraph

/// A fact of a check that is unknown to the module.
struct CrowdedComponent: GraphFact {
  static let kind = DiagnosticKind(
    "crowded-component", .error, summary: "A component has more bindings than it may.")

  let component: TypeReference
  let count: Int
  let location: SourceLocation?

  var subject: TypeReference? { component }

  var outline: DiagnosticContent { DiagnosticContent(component, "has \(count) bindings") }

  var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("move some of them into a component of their own")]
    return content
  }
}

/// Finds components with more than three bindings.
enum CrowdedComponentPass {
  // Further bindings cannot reduce the number of bindings in a component.
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  private static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [CrowdedComponent] {
    graph.components.filter { $0.bindings.count > 3 }.map {
      CrowdedComponent(component: $0.type, count: $0.bindings.count, location: $0.location)
    }
  }
}
