import BindingGraph

/// An async factory threw an error while a component was built. Objects created before were stopped and released.
public struct CreationError: GraphError {
  /// The diagnostic of the error: the type that could not be created, its binding, and its dependents.
  public let diagnostic: Diagnostic
  /// The error that the factory threw.
  public let underlyingError: any Error
  /// The type that could not be created, as it is bound.
  public let type: Any.Type
  /// The component of the instance.
  public let component: Any.Type
  /// The errors of `onStop` hooks that failed while the objects that had been created were stopped.
  public let stopErrors: [HookError]

  init(_ fact: FailedCreationFact, underlyingError: any Error, stopErrors: [HookError]) {
    diagnostic = Diagnostic(fact)
    self.underlyingError = underlyingError
    type = fact.subject?.type ?? Never.self
    component = fact.component.type ?? Never.self
    self.stopErrors = stopErrors
  }
}

/// The origin of a binding: its source location, and the modules that lead to it.
public struct BindingOrigin: Sendable {
  /// The location of the binding's statement; for a seed, the location where its component is installed.
  public let sourceLocation: SourceLocation?
  /// The component, then the modules that lead to the binding.
  public let modulePath: [Any.Type]

  init(_ site: BindingSite) {
    sourceLocation = site.location
    modulePath = site.modulePath.compactMap(\.type)
  }
}
