/// An instance of a component with lifecycle hooks is built in a way that leaves nothing to start and stop it with.
package struct UnrunHooksFact: Sendable, Hashable {
  /// A binding with hooks.
  package struct Hook: Sendable, Hashable {
    package let key: TypeReference
    package let location: SourceLocation?

    package init(key: TypeReference, location: SourceLocation?) {
      self.key = key
      self.location = location
    }
  }

  package let component: TypeReference
  /// The call.
  package let location: SourceLocation?
  /// In order of location; never empty.
  package let hooks: [Hook]

  package init(component: TypeReference, location: SourceLocation?, hooks: [Hook]) {
    self.component = component
    self.location = location
    self.hooks = hooks
  }
}

extension UnrunHooksFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unrunHooks, .warning, summary: "A component with lifecycle hooks is built without an instance to start.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A component with lifecycle hooks is built without an instance to start.
  public static let unrunHooks = DiagnosticID(rawValue: "unrun-hooks")
}

extension GraphWarning {
  /// A component with lifecycle hooks is built without an instance to start.
  public static let unrunHooks = GraphWarning(id: .unrunHooks)
}
