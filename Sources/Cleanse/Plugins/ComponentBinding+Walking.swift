extension ComponentBinding {
  /// This component and its subcomponents at any depth, each before its own subcomponents. The node around the root
  /// component is left out.
  public var components: [any ComponentBinding] {
    var components: [any ComponentBinding] = []
    visitComponents { components.append($0) }
    return components
  }

  /// Visits this component and its subcomponents, depth first, each before its own subcomponents. The node around the
  /// root component is left out.
  public func visitComponents(_ visit: (any ComponentBinding) -> Void) {
    var open: [any ComponentBinding] = [self]
    while let next = open.popLast() {
      if next.componentType != nil { visit(next) }
      open += next.subcomponents.reversed()
    }
  }

  /// Visits the bindings of this component and of its subcomponents, depth first: component by component, in the order
  /// of their declarations.
  public func visitBindings(_ visit: (ProviderInfo) -> Void) {
    visitComponents { $0.bindings.forEach(visit) }
  }

  /// The binding of the component's root, if there is one.
  public var rootBinding: ProviderInfo? { bindings.first(where: \.isRoot) }

  // MARK: By key

  /// The bindings of a key, in this component and its subcomponents.
  public func bindings(of key: ProviderKey) -> [ProviderInfo] {
    components.flatMap { $0.providers[key] ?? [] }
  }

  /// The bindings that directly depend on a key, if this component or a subcomponent binds it.
  public func dependents(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.dependents).uniqued()
  }

  /// The bindings that depend on a key, directly or indirectly, if this component or a subcomponent binds it.
  public func allDependents(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.allDependents).uniqued()
  }

  /// The direct and indirect dependencies of a key.
  public func allDependencies(of key: ProviderKey) -> [ProviderInfo] {
    bindings(of: key).flatMap(\.allDependencies).uniqued()
  }

  /// The dependency paths between two keys of this component or its subcomponents. For each two bindings a shortest
  /// path comes first.
  ///
  ///     let paths = root.paths(from: ProviderKey(Provider<HomePage>.self), to: ProviderKey(Provider<Storage>.self))
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - start: the start of the paths.
  ///   - end: the end of the paths.
  ///   - limit: the maximum number of paths between each two bindings.
  public func paths(from start: ProviderKey, to end: ProviderKey, atMost limit: Int = 10) -> [[ProviderInfo]] {
    let ends = bindings(of: end)
    return bindings(of: start).flatMap { start in ends.flatMap { start.paths(to: $0, atMost: limit) } }
  }
}
