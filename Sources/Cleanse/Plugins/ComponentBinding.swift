import BindingGraph

/// One component of a graph, for plugins.
///
/// Not for conformance: a minor version may add requirements. A fake in a plugin's test can conform: the requirements
/// that square/Cleanse does not have are derived from the others.
// A protocol, though it has one conformer, because existing plugins may spell it `any ComponentBinding`.
public protocol ComponentBinding: Sendable {
  /// Identifies the component in its graph: `info.component.id == component.id`.
  var id: ComponentID { get }

  /// The component's scope; `nil` without one.
  var scope: (any Scope.Type)? { get }

  /// The type of the component's seed; `Void` without one.
  var seed: Any.Type { get }

  /// The component that installs this one; for the root component the nameless node around it.
  var parent: (any ComponentBinding)? { get }

  /// The subcomponents, in the order of their installation.
  var subcomponents: [any ComponentBinding] { get }

  /// The component type; `nil` for the node around the root component.
  var componentType: Any.Type? { get }

  /// The name of the component type, without its module; empty for the node around the root component.
  var name: String { get }

  /// The location where the component is installed; `nil` for the root component.
  var sourceLocation: SourceLocation? { get }

  /// The binding of the component's `ComponentFactory`, in `parent`; `nil` for the node around the root component.
  var factory: ProviderInfo? { get }

  /// The component's own bindings, those of its modules included, in the order of their declarations: the seed, the
  /// bindings of `configure`, and the root. The node around the root component has that component's factory.
  var bindings: [ProviderInfo] { get }

  /// The component's own bindings by key. A multibinding's key has one entry for each contribution; the node around the
  /// root component has that component's factory.
  var providers: [ProviderKey: [ProviderInfo]] { get }

  /// The modules that the component includes, in order, each with its own included modules.
  var includedModules: [ModuleInclusion] { get }
}

// Requirements that a test double for square/Cleanse does not implement.
extension ComponentBinding {
  public var id: ComponentID { ComponentID(ofPathTo: self) }

  public var name: String { componentType.map { TypeReference($0).name } ?? "" }

  public var sourceLocation: SourceLocation? { nil }

  public var factory: ProviderInfo? { nil }

  public var bindings: [ProviderInfo] {
    providers.values.joined().inOrder { ($0.position ?? -1) < ($1.position ?? -1) }
  }

  public var includedModules: [ModuleInclusion] { [] }
}

/// Identifies a component in its graph.
///
/// A component that is installed twice has two IDs. Another validation of an unchanged graph gives its components the
/// same IDs; IDs of different graphs are unrelated.
public struct ComponentID: Hashable, Sendable {
  /// The position among the components of the graph; `nil` around the root component, and for a test double.
  private let position: Int?
  /// The component type; for a test double also those of its ancestors, outermost first.
  private let types: [ObjectIdentifier]

  init(of type: Any.Type?, at position: Int?) {
    self.position = position
    types = type.map { [ObjectIdentifier($0)] } ?? []
  }

  init(ofPathTo component: any ComponentBinding) {
    position = nil
    types = sequence(first: component) { $0.parent }.compactMap { $0.componentType.map(ObjectIdentifier.init) }
      .reversed()
  }
}
