/// One of the ways in which a program, its tests and its previews create a graph.
public struct GraphConfiguration {
  /// What reports call it.
  public let name: String
  /// The bindings that take the place of the graph's own.
  public let overrides: Overrides

  /// Makes a configuration.
  public init(_ name: String, overrides: Overrides = Overrides()) {
    self.name = name
    self.overrides = overrides
  }
}
