import BindingGraph

/// A key is required on all paths, but bound only in some branches of `configure`.
package struct ConditionalBindingFact: Sendable {
  package let key: TypeReference
  /// The location of the binding.
  package let location: SourceLocation?
  /// The dependencies on paths without the binding; never empty.
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
