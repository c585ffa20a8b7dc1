import BindingGraph

/// An override replaces nothing: no component binds its key, or not the one that it is meant for; its module has a scope
/// that no component has; or its module binds nothing.
public struct UnusedOverride: GraphError {
  /// The diagnostic that the error stands for.
  public let diagnostic: Diagnostic
  /// The type that the override binds; for a tagged binding the `TaggedProvider`, for a module that binds nothing the
  /// module.
  public let boundType: Any.Type
  /// The override's bindings of the type, in order of location; of a module whose scope no component has, all bindings.
  /// Their paths are those of the override's modules.
  public let bindings: [BindingOrigin]
  /// The scope of the override's module, where no component of the graph has it.
  public let scopeOfNoComponent: Any.Type?
  /// The name of the one component that the override is meant for; `nil` where it is meant for all.
  public let componentName: String?

  init(_ diagnostic: Diagnostic, _ fact: UnusedOverrideFact) {
    self.diagnostic = diagnostic
    boundType = fact.key.type ?? Never.self
    bindings = ([fact] + fact.others).flatMap(\.sites).map { BindingOrigin($0) }
    scopeOfNoComponent = fact.scopeOfNoComponent?.type
    componentName = fact.component?.name
  }
}

extension UnusedOverrideFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { UnusedOverride(diagnostic, self) }
}
