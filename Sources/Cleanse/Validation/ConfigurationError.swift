import BindingGraph

/// An error of a graph, and the configurations that have it.
public struct ConfigurationError: CleanseError {
  /// The error, as the first of these configurations has it.
  public let error: any CleanseError
  /// The names of the configurations, in their order.
  public let configurations: [String]
  /// The diagnostic of the error, with a note that names the configurations.
  public let diagnostic: Diagnostic

  public var description: String { diagnostic.description }
}
