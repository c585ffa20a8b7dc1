import BindingGraph

extension ProviderInfo {
  /// One dependency of a binding: a parameter, and the bindings that serve it.
  public struct Dependency: Sendable {
    /// A wrapper around the type of a dependency, such as `Provider`.
    public typealias Form = GraphEdgeForm

    /// The type of the parameter, as written.
    public let requested: ProviderKey
    /// The wrappers around the type, outermost first: `[.provider, .optional]` for a `Provider<T?>`. Empty if the parameter
    /// takes the value itself.
    public let forms: [Form]
    /// The key of the bindings that serve it.
    public let key: ProviderKey
    /// The bindings that serve it, of any component: one; for a multibinding all contributions in their order; none if
    /// it is missing, or if an optional is absent.
    public let bindings: [ProviderInfo]
    /// Whether no binding serves it, which is an error of the graph.
    public let isMissing: Bool

    /// Whether the value is requested later, if at all: through a provider or a closure.
    ///
    /// A `TaggedProvider` is the plain form of a tagged dependency, and a `SendableProvider` has its value from the
    /// beginning: neither is deferred. Nor is a `LegacyObjectGraph`, which is itself a dependency.
    public var isDeferred: Bool { forms.contains(where: \.defersCreation) }
  }

  /// The dependencies of the binding, in the order of its parameters.
  public var dependencies: [Dependency] {
    position.map { graph.dependencies(of: $0) } ?? []
  }
}

extension ComponentBindingGraph {
  fileprivate func dependencies(of position: Int) -> [ProviderInfo.Dependency] {
    linked.services(ofBinding: position).map { requested, service in
      ProviderInfo.Dependency(
        requested: key(of: requested), forms: service.forms, key: key(of: service.key),
        bindings: linked.bindings(servedBy: service).map(info), isMissing: service.isMissing)
    }
  }
}
