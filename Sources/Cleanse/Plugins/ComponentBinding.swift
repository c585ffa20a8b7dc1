/// One component of a graph, as plugins see it.
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

  /// The component's own bindings by key. A collection's key has one entry for each contribution; the node around the
  /// root component has that component's factory.
  var providers: [ProviderKey: [ProviderInfo]] { get }
}
