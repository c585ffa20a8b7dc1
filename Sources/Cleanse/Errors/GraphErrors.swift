import BindingGraph

/// A type is bound several times in one component.
public struct DuplicateBinding: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The bound type; for a tagged binding the `TaggedProvider`.
  public let boundType: Any.Type
  /// All bindings of the key, in order of location.
  public let bindings: [BindingOrigin]

  init(_ diagnostic: Diagnostic, _ fact: DuplicateBindingFact) {
    self.diagnostic = diagnostic
    boundType = fact.key.type ?? Never.self
    bindings = fact.sites.map { BindingOrigin($0) }
  }
}

extension DuplicateBindingFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DuplicateBinding(diagnostic, self) }
}

/// Several elements of a dictionary multibinding have the same key.
public struct DuplicateKey: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The dictionary's type; for a tagged one the `TaggedProvider`.
  public let collectionType: Any.Type
  /// The key as text.
  public let key: String
  /// All elements with the key, in order of location.
  public let bindings: [BindingOrigin]

  init(_ diagnostic: Diagnostic, _ fact: DuplicateKeyFact) {
    self.diagnostic = diagnostic
    collectionType = fact.collection.type ?? Never.self
    key = fact.key
    bindings = fact.sites.map { BindingOrigin($0) }
  }
}

extension DuplicateKeyFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DuplicateKey(diagnostic, self) }
}

/// Bindings depend on each other in a cycle.
public struct DependencyCycle: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The dependencies along the cycle: each leads to the type whose binding has the next one, the last to the first.
  public let requirementStack: [ProviderRequestDebugInfo]

  /// The type whose binding begins the cycle.
  public var requestedType: Any.Type { requirementStack[0].providerRequiredFor ?? requirementStack[0].requestedType }

  init(_ diagnostic: Diagnostic, _ fact: DependencyCycleFact) {
    self.diagnostic = diagnostic
    requirementStack = fact.steps.map {
      ProviderRequestDebugInfo(requested: $0.requested, requiredFor: $0.requirer, location: $0.location)
    }
  }
}

extension DependencyCycleFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DependencyCycle(diagnostic, self) }
}

/// A component has the same scope as one of its ancestors.
public struct InvalidScopeNesting: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The scope of both components.
  public let scope: Any.Type
  /// The inner component.
  public let innerComponent: Any.Type
  /// Its ancestor.
  public let outerComponent: Any.Type

  init(_ diagnostic: Diagnostic, _ fact: ScopeNestingFact) {
    self.diagnostic = diagnostic
    scope = fact.scope.type ?? Never.self
    innerComponent = fact.inner.type ?? Never.self
    outerComponent = fact.outer.type ?? Never.self
  }
}

extension ScopeNestingFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { InvalidScopeNesting(diagnostic, self) }
}

/// A component installs itself, directly or through others.
public struct SelfInstallingComponent: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The components from the outer occurrence to the inner one; the first and the last are equal.
  public let chain: [Any.Type]

  init(_ diagnostic: Diagnostic, _ fact: SelfInstallingComponentFact) {
    self.diagnostic = diagnostic
    chain = fact.components.compactMap(\.type)
  }
}

extension SelfInstallingComponentFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { SelfInstallingComponent(diagnostic, self) }
}

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
