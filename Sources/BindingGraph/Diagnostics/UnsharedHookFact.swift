/// A binding with a lifecycle hook or a service whose values are not shared.
package struct UnsharedHookFact: Sendable, Equatable {
  package let key: TypeReference
  package let site: BindingSite
  /// The hooks and services of the binding.
  package let lifecycle: Binding.Lifecycle
}

extension UnsharedHookFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unsharedHook, .error, summary: "A binding with a lifecycle hook or a service is not shared.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A binding with a lifecycle hook or a service is not shared.
  public static let unsharedHook = DiagnosticID(rawValue: "unshared-hook")
}
