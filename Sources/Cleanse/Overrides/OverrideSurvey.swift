import BindingGraph

/// Finds out for a fully recorded tree which overrides were of use.
struct OverrideSurvey {
  private let overrides: Overrides
  private let interner: TypeInterner
  private var isUsed: [OverrideUse.Identity: Bool] = [:]
  private var results: [(use: OverrideUse, scope: Any.Type?)] = []

  init(of overrides: Overrides, in blueprints: [ComponentBlueprint], interner: TypeInterner) {
    self.overrides = overrides
    self.interner = interner
    for blueprint in blueprints {
      for use in blueprint.run?.appliedOverrides?.uses ?? [] { note(use, scope: nil) }
    }
    let scopes = blueprints.map(\.descriptor.scope)
    for override in overrides.elements where !scopes.contains(where: { override.reaches($0) }) {
      // No component has its scope, so that nobody has run it yet.
      let run = ConfigurationRun(of: Overrides.self, keepsDetails: true)
      override.record(run)
      run.close()
      for index in run.shapes.indices {
        note(OverrideUse(binding: index, of: run, isUsed: false), scope: override.scope)
      }
    }
  }

  private mutating func note(_ use: OverrideUse, scope: Any.Type?) {
    if isUsed[use.identity] == nil { results.append((use, scope)) }
    isUsed[use.identity, default: false] = isUsed[use.identity, default: false] || use.isUsed
  }

  /// The bindings of all overrides, in the order in which they were made.
  var overriddenBindings: [OverridingBinding] {
    results.map { use, scope in
      OverridingBinding(
        key: interner.key(use.key, shown: use.boundType), location: use.location, modulePath: use.modulePath,
        scopeOfNoComponent: scope.map { TypeReference($0) }, isUsed: isUsed[use.identity] == true)
    }
  }
}
