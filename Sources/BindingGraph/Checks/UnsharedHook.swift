/// A binding with a lifecycle hook or a service whose values are not shared.
package struct UnsharedHookFact: Sendable, Equatable {
  package let key: TypeReference
  package let site: BindingSite
  /// The hooks and services of the binding.
  package let lifecycle: BindingAttributes
}

extension UnsharedHookFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unsharedHook, .error, summary: "A binding with a lifecycle hook or a service is not shared.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

/// Finds lifecycle hooks and services of bindings that create a new value for each request.
///
/// - Complexity: O(bindings).
package enum UnsharedHookPass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnsharedHookFact] {
    var findings: [UnsharedHookFact] = []
    for (index, binding) in graph.bindings.enumerated() where !binding.attributes.isDisjoint(with: .lifecycle) {
      // One instance has one root, which is created once.
      guard !binding.isShared, !binding.isRoot else { continue }
      findings.append(
        UnsharedHookFact(
          key: graph.type(of: binding.key), site: graph.site(ofBinding: index),
          lifecycle: binding.attributes.intersection(.lifecycle)))
    }
    return findings
  }
}

extension UnsharedHookFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(key, "has \(hooks), but is not shared")
    content.steps = [site.step]
    content.notes = [DiagnosticStep("the \(part) would get a new \(key) that is used nowhere else")]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("share the binding with sharedInScope(), or remove the \(part)")]
    return content
  }

  private var part: DiagnosticText {
    lifecycle.isDisjoint(with: [.startHook, .stopHook]) ? "service" : "hook"
  }

  private var hooks: DiagnosticText {
    switch (lifecycle.contains(.startHook), lifecycle.contains(.stopHook), lifecycle.contains(.service)) {
    case (true, true, false): "onStart and onStop hooks"
    case (true, false, false): "an onStart hook"
    case (true, true, true): "onStart and onStop hooks and a service"
    case (true, false, true): "an onStart hook and a service"
    case (false, true, true): "an onStop hook and a service"
    case (false, false, true): "a service"
    case (false, _, false): "an onStop hook"
    }
  }
}

extension DiagnosticID {
  /// A binding with a lifecycle hook or a service is not shared.
  public static let unsharedHook = DiagnosticID(rawValue: "unshared-hook")
}
