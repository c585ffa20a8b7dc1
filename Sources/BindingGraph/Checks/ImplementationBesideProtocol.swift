/// Finds implementations that are injected directly although their protocol is bound too.
///
/// If the protocol is bound to that implementation, its direct dependents bypass the protocol. Otherwise there are two
/// objects, and perhaps one was intended.
// Not a pass, because some programs inject both on purpose. Without a fact, so that only programs with the rule link
// this code.
package struct ImplementationBesideProtocolSearch {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let adjacency: BindingAdjacency
  /// The bindings of protocols that each component or an ancestor has, innermost first.
  private var protocols: [[Int]] = []

  package init(in graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    adjacency = BindingAdjacency(of: graph)
    for component in graph.components {
      // A parent's number is smaller than its children's.
      protocols.append(component.bindings.filter(bindsProtocol) + (component.parent.map { protocols[$0] } ?? []))
    }
  }

  package var warnings: [Diagnostic] { graph.bindings.indices.compactMap(warning) }

  private func bindsProtocol(_ index: Int) -> Bool {
    let binding = graph.bindings[index]
    return binding.binds && binding.contribution == nil
      && advisor.shape(of: graph.type(of: binding.key)) == .existential
  }

  private func bindsImplementation(_ index: Int) -> Bool {
    let binding = graph.bindings[index]
    guard [.factory, .value, .provider].contains(binding.kind), !binding.isRoot, binding.contribution == nil else {
      return false
    }
    switch advisor.shape(of: graph.type(of: binding.key)) {
    case .existential, .tagged: return false
    default: return true
    }
  }

  private func warning(about index: Int) -> Diagnostic? {
    let visible = protocols[graph.component(ofBinding: index)]
    guard !visible.isEmpty, !adjacency.sources[index].isEmpty, bindsImplementation(index),
      !graph.accepts(.implementationBesideProtocol, for: index)
    else { return nil }
    let type = graph.type(of: graph.bindings[index].key)
    let conformed = visible.filter { advisor.isKind(type, of: graph.type(of: graph.bindings[$0].key)) == true }
    let requirers = adjacency.sources[index].filter { !conformed.contains($0) }
    guard let first = conformed.first, !requirers.isEmpty else { return nil }
    return Diagnostic(
      .implementationBesideProtocol, content(about: index, beside: first, requiredBy: requirers),
      at: graph.bindings[index].location)
  }

  private func content(about index: Int, beside other: Int, requiredBy requirers: [Int]) -> DiagnosticContent {
    let sites = (own: graph.site(ofBinding: index), other: graph.site(ofBinding: other))
    let type = graph.type(of: graph.bindings[index].key)
    let conformed = graph.type(of: graph.bindings[other].key)
    var content = DiagnosticContent(
      nil,
      adjacency.targets[other].contains(index)
        ? "\(type) is injected as itself although \(conformed) is bound to it"
        : "\(type) is bound as itself although \(conformed), which it conforms to, is bound to another type")
    content.steps =
      [
        DiagnosticStep("\(type) bound in \(sites.own.modules)", at: sites.own.location),
        DiagnosticStep("\(conformed) bound in \(sites.other.modules)", at: sites.other.location),
      ]
      + graph.requests(ofBindings: requirers).map {
        DiagnosticStep("\(type) required by \($0.requirerName)", at: $0.location)
      }
    content.help = [
      DiagnosticSuggestion("inject \(conformed)"),
      .suppression(
        of: .implementationBesideProtocol, for: type, "next to the binding of \(type)",
        in: graph.statementPlace(besideBinding: index)),
    ]
    return content
  }
}
