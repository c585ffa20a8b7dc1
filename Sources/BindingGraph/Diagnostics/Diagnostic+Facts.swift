extension Diagnostic {
  /// The stable name of the kind of problem.
  public var id: DiagnosticID {
    switch finding {
    case .missingBinding: .missingBinding
    case .duplicateBinding: .duplicateBinding
    case .dependencyCycle: .dependencyCycle
    case .scopeNesting: .scopeNesting
    case .duplicateKey: .duplicateKey
    case .selfInstallingComponent: .selfInstallingComponent
    case .unusedOverride: .unusedOverride
    case .reentrantCreation: .reentrantCreation
    case .changedConfiguration: .changedConfiguration
    case .unusedBinding: .unusedBinding
    case .shadowedBinding: .shadowedBinding
    case .retainCycle: .retainCycle
    case .reported(let problem): problem.id
    }
  }

  /// Whether the problem keeps the graph from being built.
  public var severity: Severity {
    switch finding {
    case .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .duplicateKey, .selfInstallingComponent,
      .unusedOverride, .reentrantCreation:
      .error
    case .changedConfiguration, .unusedBinding, .shadowedBinding, .retainCycle: .warning
    case .reported(let problem): problem.severity
    }
  }

  /// The place to look at first, where one is known.
  public var location: SourceLocation? {
    switch finding {
    case .missingBinding(let fact): fact.requests.first?.location
    case .duplicateBinding(let fact): fact.sites.first?.location
    case .dependencyCycle(let fact): fact.steps.first?.location
    case .scopeNesting(let fact): fact.location
    case .duplicateKey(let fact): fact.sites.first?.location
    case .selfInstallingComponent(let fact): fact.location
    case .unusedOverride(let fact): fact.sites.first?.location
    case .reentrantCreation(let fact): fact.steps.first?.location
    case .changedConfiguration(let fact): fact.location
    case .unusedBinding(let fact): fact.sites.first?.location
    case .shadowedBinding(let fact): fact.hiding.first?.location
    case .retainCycle(let fact): fact.edges.first?.location
    case .reported(let problem): problem.location
    }
  }

  /// The type that the problem is about: what is missing, bound twice, part of the cycle, …; for a problem that a
  /// plugin reports, the first type that it names.
  public var subject: TypeReference? {
    switch finding {
    case .missingBinding(let fact): fact.key
    case .duplicateBinding(let fact): fact.key
    case .dependencyCycle(let fact): fact.subject
    case .scopeNesting(let fact): fact.inner
    case .duplicateKey(let fact): fact.collection
    case .selfInstallingComponent(let fact): fact.component
    case .unusedOverride(let fact): fact.key
    case .reentrantCreation(let fact): fact.subject
    case .changedConfiguration(let fact): fact.component
    case .unusedBinding(let fact): fact.key
    case .shadowedBinding(let fact): fact.key
    case .retainCycle(let fact): fact.object
    case .reported(let problem): problem.subject
    }
  }

  /// The types from the component's root to the one that asks; empty where no root leads there, and for problems that
  /// are not about a request.
  public var chain: [TypeReference] {
    if case .missingBinding(let fact) = finding { fact.path?.links.map(\.type) ?? [] } else { [] }
  }
}
