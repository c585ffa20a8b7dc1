import BindingGraph

/// An override replaces nothing: its key is bound in no component, or not in the intended one; or its module has no
/// bindings, or a scope that no component has.
public struct UnusedOverride: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The type that the override binds; for a tagged binding the `TaggedProvider`, for a module without bindings the
  /// module.
  public let boundType: Any.Type
  /// The override's bindings of the type, in order of location; for a module with a scope that no component has, all
  /// its bindings. Their paths are those of the override's modules.
  public let bindings: [BindingOrigin]
  /// The scope of the override's module, if no component of the graph has it.
  public let scopeOfNoComponent: Any.Type?
  /// The name of the one component that the override is for; `nil` if it is for all.
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
