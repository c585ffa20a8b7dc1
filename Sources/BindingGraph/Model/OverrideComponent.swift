/// The one component that an override is meant for.
package struct OverrideComponent: Sendable, Hashable {
  package let name: String
  /// Whether the graph has it.
  package let isInGraph: Bool

  package init(name: String, isInGraph: Bool) {
    self.name = name
    self.isInGraph = isInGraph
  }
}
