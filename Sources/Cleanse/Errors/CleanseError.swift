import BindingGraph

/// An error of a graph. Plugins may report errors of their own.
public protocol CleanseError: Error, CustomStringConvertible {}

/// An error that Cleanse itself found.
protocol GraphError: CleanseError {
  var diagnostic: Diagnostic { get }
}

extension GraphError {
  public var description: String { diagnostic.description }
}
