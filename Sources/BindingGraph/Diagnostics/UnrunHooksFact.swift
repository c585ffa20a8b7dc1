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
    .unrunHooks, .warning, summary: "An instance is built with `build()`, so that its lifecycle hooks do not run.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// An instance is built with `build()`, so its lifecycle hooks do not run.
  public static let unrunHooks = DiagnosticID(rawValue: "unrun-hooks")
}

extension GraphWarning {
  /// An instance is built with `build()`, so its lifecycle hooks do not run.
  public static let unrunHooks = GraphWarning(id: .unrunHooks)
}
