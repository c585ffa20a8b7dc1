/// A test asked a component for a value of a type that the component itself does not bind.
public struct NotBound: Error, CustomStringConvertible {
  /// The type; for a tag its `TaggedProvider`.
  public let type: Any.Type
  /// The component that was asked.
  public let component: Any.Type

  public var description: String {
    """
    \(component) does not bind \(type). Ask for a type as it is bound, by the component that binds it: providers, \
    closures and optionals of it are not bound, and an installed component's values are had from its own instance.
    """
  }
}
