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
  package static let kind = DiagnosticKind(
    .conditionalBinding, .warning, summary: "Something is asked for that is bound in some branches only.")

  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A dependency is bound in some branches only.
  public static let conditionalBinding = DiagnosticID(rawValue: "conditional-binding")
}
