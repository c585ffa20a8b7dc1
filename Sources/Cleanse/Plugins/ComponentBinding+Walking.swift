extension ComponentBinding {
  /// This component and those installed in it, at any depth, each before what is installed in it. The node around the root
  /// component is left out.
  public var components: [any ComponentBinding] {
    var components: [any ComponentBinding] = []
    visitComponents { components.append($0) }
    return components
  }

  /// Visits this component and those installed in it, depth first, each before what is installed in it. The node around
  /// the root component is left out.
  public func visitComponents(_ visit: (any ComponentBinding) -> Void) {
    var open: [any ComponentBinding] = [self]
    while let next = open.popLast() {
      if next.componentType != nil { visit(next) }
      open += next.subcomponents.reversed()
    }
  }

  /// Visits the bindings of this component and of those installed in it, depth first: component by component, each
  /// one's in the order in which they were declared.
  public func visitBindings(_ visit: (ProviderInfo) -> Void) {
    visitComponents { $0.bindings.forEach(visit) }
  }

  /// The binding of the component's root, where there is one.
  public var rootBinding: ProviderInfo? { bindings.first(where: \.isRoot) }

  // MARK: By key

  /// What is bound under a key, in this component and in those installed in it.
  public func bindings(of key: ProviderKey) -> [ProviderInfo] {
    components.flatMap { $0.providers[key] ?? [] }
  }

  /// The bindings that ask for a key directly, where this component or one installed in it binds it.
  public func dependents(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.dependents).uniqued()
  }

  /// Everything that needs a key, directly or through others, where this component or one installed in it binds it.
  public func allDependents(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.allDependents).uniqued()
  }

  /// Everything that is needed for a key, directly or through others: what can be reached from it.
  public func allDependencies(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.allDependencies).uniqued()
  }

  /// The ways between two keys that this component, or those installed in it, bind; of each two bindings a shortest one
  /// first.
  ///
  ///     let ways = root.paths(from: ProviderKey(Provider<HomePage>.self), to: ProviderKey(Provider<Storage>.self))
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - start: where the ways begin.
  ///   - end: where they lead.
  ///   - limit: how many ways to look for between each two bindings.
  public func paths(from start: ProviderKey, to end: ProviderKey, atMost limit: Int = 10) -> [[ProviderInfo]] {
    let ends = bindings(of: end)
    return bindings(of: start).flatMap { start in ends.flatMap { start.paths(to: $0, atMost: limit) } }
  }
}
