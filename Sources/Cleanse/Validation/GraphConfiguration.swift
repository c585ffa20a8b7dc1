/// One configuration of a graph, such as that of the program, of its tests or of its previews.
public struct GraphConfiguration {
  /// The name of the configuration in reports.
  public let name: String
  /// The bindings that replace those of the graph.
  public let overrides: Overrides

  /// Creates a configuration.
  public init(_ name: String, overrides: Overrides = Overrides()) {
    self.name = name
    self.overrides = overrides
  }
}
