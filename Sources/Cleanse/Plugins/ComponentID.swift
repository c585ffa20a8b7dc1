/// Identifies a component in its graph.
///
/// A component that is installed twice has two IDs. Another validation of an unchanged graph gives its components the
/// same IDs; IDs of different graphs are unrelated.
public struct ComponentID: Hashable, Sendable {
  /// Among the components of its graph; `nil` around the root component, and for a test double.
  private let position: Int?
  /// The component type; for a test double those of the components around it, too, the outermost first.
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
