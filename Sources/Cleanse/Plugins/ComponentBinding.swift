import BindingGraph

/// One component of a graph, as plugins see it.
///
/// Not for conformance: a minor version may add requirements. A test double of a plugin's may conform all the same, because the
/// requirements that square/Cleanse does not have are filled from the others.
// A protocol, though it has one conformer, because the plugins that there are may spell it `any ComponentBinding`.
public protocol ComponentBinding {
  /// The component's scope, or `nil` where it has none.
  var scope: (any Scope.Type)? { get }

  /// The type of the component's seed; `Void` where it has none.
  var seed: Any.Type { get }

  /// The component that this one is installed in; for the root component the nameless node around it.
  var parent: (any ComponentBinding)? { get }

  /// The installed components, in the order of their installation.
  var subcomponents: [any ComponentBinding] { get }

  /// The component type, or `nil` for the node around the root component.
  var componentType: Any.Type? { get }

  /// The name of the component type, without its module; empty for the node around the root component.
  var name: String { get }

  /// Where the component is installed; `nil` for the root component.
  var sourceLocation: SourceLocation? { get }

  /// The binding of the component's `ComponentFactory`, in `parent`; `nil` for the node around the root component.
  var factory: ProviderInfo? { get }

  /// The component's own bindings, those of its modules included, in the order in which they were declared: the seed, what
  /// `configure` binds, and the root. The node around the root component has that component's factory.
  var bindings: [ProviderInfo] { get }

  /// The component's own bindings by key. A collection's key has one entry for each contribution; the node around the
  /// root component has that component's factory.
  var providers: [ProviderKey: [ProviderInfo]] { get }

  /// The modules that the component includes, in order, each with those that it includes itself.
  var includedModules: [ModuleInclusion] { get }
}
