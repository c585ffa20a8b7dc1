/// A binding that reaches out of the process, in the graph of a test.
package struct LiveBindingFact: Sendable {
  /// What is bound; for a tag its `TaggedProvider`.
  package let key: TypeReference
  /// The tag of the binding, if it has one.
  package let tag: TypeReference?
  package let site: BindingSite
  /// The module, or component, that alone can ask for the binding, where there is one.
  package let privateTo: TypeReference?
  /// The shortest way to the binding, from a root or from a binding that is made without being asked for; `nil` where
  /// only the test itself asks for it.
  package let path: RootPath?
}

extension LiveBindingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .liveBinding, .error, summary: "A test can create a live binding that no override replaces.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
}

extension DiagnosticID {
  /// A test can create a live binding that no override replaces.
  public static let liveBinding = DiagnosticID(rawValue: "live-binding")
}
