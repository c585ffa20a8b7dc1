import BindingGraph

/// Finds the overrides that a fully recorded tree uses.
struct OverrideSurvey {
  private let overrides: [Override]
  private let components: [RecordedComponent]
  private var isUsed: [OverrideUse.Identity: Bool] = [:]
  private var uses: [OverrideUse] = []

  init(of overrides: Overrides, in components: [RecordedComponent]) {
    self.overrides = overrides.elements
    self.components = components
    for component in components {
      for use in component.appliedOverrides?.uses ?? [] { note(use) }
    }
    noteOverridesOfUnknownComponents()
  }

  /// Overrides of components that the graph does not contain have not run yet.
  private mutating func noteOverridesOfUnknownComponents() {
    for (index, override) in overrides.enumerated() where meantComponent(of: override.reach)?.isInGraph == false {
      let configuration = override.configuration(keepsDetails: true)
      for (binding, declaration) in configuration.declarations.enumerated() where declaration.overrides {
        note(
          OverrideUse(binding: binding, of: configuration, override: override, number: index, isUsed: false))
      }
    }
  }

  private func meantComponent(of reach: OverrideReach) -> OverrideComponent? {
    reach.component.map { name in
      OverrideComponent(name: name, isInGraph: components.contains { reach.includes($0.descriptor.type) })
    }
  }

  private mutating func note(_ use: OverrideUse) {
    if isUsed[use.identity] == nil { uses.append(use) }
    isUsed[use.identity, default: false] = isUsed[use.identity, default: false] || use.isUsed
  }

  /// The bindings of all overrides, in the order of declaration.
  ///
  /// Overrides of a module whose scope no component has are unused, with any key.
  func overridingBindings(interner: TypeInterner) -> [OverridingBinding] {
    uses.map { use in
      let strangeScope = scopeOfNoComponent(of: use.override)
      return OverridingBinding(
        key: interner.key(use.key, shown: use.boundType), location: use.location, modulePath: use.modulePath,
        scopeOfNoComponent: strangeScope.map { TypeReference($0) }, component: meantComponent(of: use.reach),
        privateTo: use.privateTo,
        origin: overrides[use.override].origin, isUsed: strangeScope == nil && isUsed[use.identity] == true,
        isDecorator: use.isDecorator,
        targets: strangeScope == nil ? [] : targets(of: use))
    }
  }

  private func scopeOfNoComponent(of override: Int) -> Any.Type? {
    guard let scope = overrides[override].scope else { return nil }
    return components.contains { $0.descriptor.scope.map { $0 == scope } == true } ? nil : scope
  }

  private func targets(of use: OverrideUse) -> [OverrideTarget] {
    components.compactMap { component in
      component.appliedOverrides?.locations.filter { $0.key.key == use.key }.map(\.value).min().map {
        OverrideTarget(component: TypeReference(component.descriptor.type), location: $0)
      }
    }
  }

  /// The modules among the overrides that have no bindings.
  var emptyModules: [TypeReference] {
    let known = Set(uses.map(\.override))
    return overrides.indices.compactMap { index in
      // A module that others have included before has no binding of its own either.
      guard !known.contains(index), let module = overrides[index].module, !overrides[index].overridesAnything else {
        return nil
      }
      return TypeReference(module)
    }
  }
}
