/// A component inside a component of the same scope.
package struct ScopeNestingFact: Sendable, Hashable {
  package let scope: TypeReference
  package let inner: TypeReference
  package let outer: TypeReference
  /// The location of the inner component's installation.
  package let location: SourceLocation?
}

extension ScopeNestingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .scopeNesting, .error, summary: "A component has the same scope as a component that contains it.")

  package var subject: TypeReference? { inner }
}

/// Finds components inside a component of the same scope.
///
/// - Complexity: O(components × depth).
enum ScopeNestingPass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [ScopeNestingFact] {
    var findings: [ScopeNestingFact] = []
    for (index, inner) in graph.components.enumerated() where !inner.repeatsAncestor {
      guard let scope = inner.scope else { continue }
      let outer = graph.lineage(of: index).dropFirst().first { graph.components[$0].scope == scope }
      guard let outer else { continue }
      findings.append(
        ScopeNestingFact(scope: scope, inner: inner.type, outer: graph.components[outer].type, location: inner.location)
      )
    }
    return findings.isEmpty ? [] : findings.uniqued()
  }
}

extension ScopeNestingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "Component (\(outer)) contains a component (\(inner)) with the same scope: (\(scope))")
    content.steps = [DiagnosticStep("\(inner) installed", at: location)]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    let ownScope = "\(inner.name.prefix { $0 != "<" })Scope"
    content.help = [
      DiagnosticSuggestion(
        "declare a scope for \(inner), and use it in configure(binder: Binder<\(ownScope)>)",
        code: DiagnosticText("struct \(ownScope): Scope {}"))
    ]
    return content
  }
}

extension DiagnosticID {
  /// A component has the same scope as a component that contains it.
  public static let scopeNesting = DiagnosticID(rawValue: "scope-nesting")
}
