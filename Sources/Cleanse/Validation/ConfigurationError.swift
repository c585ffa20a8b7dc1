import BindingGraph

/// An error of a graph, and its configurations.
public struct ConfigurationError: CleanseError {
  /// The error, as found in the first of these configurations.
  public let error: any CleanseError
  /// The names of the configurations, in their order.
  public let configurations: [String]
  /// The diagnostic of the error, with a note that names the configurations.
  public let diagnostic: Diagnostic

  public var description: String { diagnostic.description }
}
