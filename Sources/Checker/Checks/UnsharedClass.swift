import BindingGraph

/// A class with mutable state is not shared, although several bindings depend on it.
package struct UnsharedClassFact: Sendable {
  package let key: TypeReference
  /// The class, which differs from the key if that is a protocol.
  package let implementation: TypeReference
  package let site: BindingSite
  /// The dependent bindings in order of location, at least two.
  package let requests: [Request]
  /// The place for a statement that suppresses the note; `nil` if unknown.
  package let statementPlace: StatementPlace?

  package init(
    key: TypeReference, implementation: TypeReference, site: BindingSite, requests: [Request],
    statementPlace: StatementPlace?
  ) {
    self.key = key
    self.implementation = implementation
    self.site = site
    self.requests = requests
    self.statementPlace = statementPlace
  }
}

extension UnsharedClassFact: GraphFact {
  package static let kind = DiagnosticKind.unsharedClass

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

/// Finds unshared objects with mutable state that several bindings depend on.
enum UnsharedClassPass: RootPass {
  // Code that was not followed may suppress the note.
  static let isRefutedByMoreBindings = true

  static func facts(in code: RootCode) -> [UnsharedClassFact] { UnsharedClassSearch(in: code).facts }
}

private struct UnsharedClassSearch {
  private let code: RootCode
  private var graph: LinkedGraph { code.graph }

  init(in code: RootCode) {
    self.code = code
  }

  var facts: [UnsharedClassFact] {
    let requesters = requesters
    return graph.components.indices.flatMap { component in
      graph.components[component].bindings.compactMap { index in
        fact(of: index, askedForBy: requesters[graph.node(ofBinding: index, in: component)] ?? [])
      }
    }
  }

  /// The nodes of the bindings that depend on the value of a node itself, not on a provider of it.
  private var requesters: [Int: [Int]] {
    var requesters: [Int: [Int]] = [:]
    for node in graph.nodes.indices where graph.bindingIndex(at: node).flatMap(code.statement) != nil {
      for target in Set(graph.edges[graph.nodes[node].edges]) where target != LinkedGraph.unresolved {
        if graph.bindingIndex(at: target) != nil { requesters[target, default: []].append(node) }
      }
    }
    return requesters
  }

  private func fact(of index: Int, askedForBy requesters: [Int]) -> UnsharedClassFact? {
    let binding = graph.bindings[index]
    guard requesters.count > 1, !binding.isShared, !binding.isRoot, binding.kind == .factory,
      binding.contribution == nil, let statement = code.statement(of: index),
      !graph.accepts(.unsharedClass, for: index)
    else { return nil }
    let made = statement.creation?.type ?? statement.draft.type
    guard code.program.declaration(of: made)?.kind == .class, hasMutableState(made) else { return nil }
    let requests = graph.requests(of: requesters)
    guard requests.count > 1 else { return nil }
    return UnsharedClassFact(
      key: graph.type(of: binding.key), implementation: TypeReference(spelling: made.fullName),
      site: graph.site(ofBinding: index), requests: requests,
      statementPlace: graph.statementPlace(besideBinding: index))
  }

  private func hasMutableState(_ type: SwiftType) -> Bool {
    // The state of a superclass belongs to the object, too.
    ([type] + code.program.supertypes(of: type)).contains {
      code.program.declaration(of: $0)?.hasMutableState == true
    }
  }
}

extension UnsharedClassFact {
  package var explanation: DiagnosticContent {
    let state: DiagnosticText =
      key == implementation
      ? "is a class with mutable state" : "is bound to \(implementation), a class with mutable state"
    var content = DiagnosticContent(
      key, state + ", but is not shared: \(requests.count) bindings get separate objects")
    content.steps = [site.step] + requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("to use one object, share it: sharedInScope()"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.unsharedClass, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }
}
