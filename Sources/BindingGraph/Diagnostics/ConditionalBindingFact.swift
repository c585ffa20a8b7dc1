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
    .conditionalBinding, .warning, summary: "A type is always required but bound only in some branches.")

  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A type is always required but bound only in some branches.
  public static let conditionalBinding = DiagnosticID(rawValue: "conditional-binding")
}
