/// Names types, so that launch arguments can speak of them. Registers nothing.
public protocol DependencyTypeIndexable {
  /// The types by their names.
  var index: [DependencyTypeKey: Any.Type] { get }
}
