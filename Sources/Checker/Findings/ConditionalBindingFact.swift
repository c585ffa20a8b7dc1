import BindingGraph

/// A key that is asked for, and bound in some branches of `configure` only.
package struct ConditionalBindingFact: Sendable {
  package let key: TypeReference
  /// Where it is bound.
  package let location: SourceLocation?
  /// Those who ask where it is not bound; never empty.
  package let requests: [MissingBindingFact.Request]

  package init(key: TypeReference, location: SourceLocation?, requests: [MissingBindingFact.Request]) {
    self.key = key
    self.location = location
    self.requests = requests
  }
}

extension ConditionalBindingFact: GraphFact {
  package static let kind = DiagnosticKind.conditionalBinding

  package var subject: TypeReference? { key }
}

extension ConditionalBindingFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(key, "is always required but bound only in some branches")
    content.steps = [DiagnosticStep("bound in a branch", at: location)]
    content.steps += requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("bind it in every branch, or outside the branches"),
      DiagnosticSuggestion(
        "if intended, suppress the warning", code: "binder.accept(.conditionalBinding, for: \(key.metatype))"),
    ]
    return content
  }
}
