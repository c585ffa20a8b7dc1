import BindingGraph

extension ProviderInfo {
  /// One parameter of a binding: what it asks for, and what serves it.
  public struct Dependency: Sendable {
    /// What stands around a type that is asked for.
    public typealias Form = GraphEdgeForm

    /// What the parameter asks for, as it spells it.
    public let requested: ProviderKey
    /// What stands around the type that serves it, outermost first: `[.provider, .optional]` for a `Provider<T?>`. Empty
    /// where the parameter takes the value itself.
    public let forms: [Form]
    /// What serves it: the key of these bindings.
    public let key: ProviderKey
    /// The bindings that serve it, of whatever component: one; for a collection all contributions, in their order; none
    /// where it is missing, or where an optional is absent.
    public fileprivate(set) var bindings: [ProviderInfo]
    /// Whether nothing serves it, which is an error of the graph.
    public fileprivate(set) var isMissing: Bool

    /// Whether the value is asked for later, if at all: through a provider or a closure.
    public var isDeferred: Bool {
      !forms.allSatisfy { $0 == .optional }
    }
  }

  /// What the binding asks for, in the order of its parameters, and what serves each.
  public var dependencies: [Dependency] {
    position.map { graph.dependencies(of: $0) } ?? []
  }
}

extension ComponentBindingGraph {
  func dependencies(of position: Int) -> [ProviderInfo.Dependency] {
    let node = linked.node(ofBinding: position, in: linked.component(ofBinding: position))
    return linked.services(ofBinding: position, at: node).map { requested, service in
      var dependency = ProviderInfo.Dependency(
        requested: key(of: requested), forms: service.forms, key: key(of: service.key), bindings: [], isMissing: false)
      switch service.result {
      case .node(let node): dependency.bindings = linked.bindings(servedAt: node).map(info)
      case .missing: dependency.isMissing = true
      case .absent, .objectGraph: break
      }
      return dependency
    }
  }
}
