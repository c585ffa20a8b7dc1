/// The key of a dependency in a container: its type, without optionals.
public struct DependencyKey: Hashable, Sendable {
  let type: Any.Type

  /// Creates a key. `Foo`, `Foo?` and `Foo??` have the same one.
  public init(_ type: Any.Type) {
    self.type = OptionalType.unwrapped(type)
  }

  public static func == (left: DependencyKey, right: DependencyKey) -> Bool { left.type == right.type }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
