/// Gives types names for launch arguments. Registers nothing.
public protocol DependencyTypeIndexable {
  /// The types by name.
  var index: [DependencyTypeKey: Any.Type] { get }
}
