/// Operations on optionals whose types are known only at run time.
enum OptionalType {
  /// The type without its optionals: `Foo` for `Foo??`.
  static func unwrapped(_ type: Any.Type) -> Any.Type {
    var type = type
    while let optional = type as? any OptionalProtocol.Type { type = optional.wrappedType }
    return type
  }

  /// The value without its optionals; `nil` if one of them is `nil`.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalProtocol else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }

  /// `nil` as a value of an optional type, at the outermost level; `nil` for any other type.
  static func nothing<Value>(of type: Value.Type) -> Value? {
    func nothing<Other: OptionalProtocol>(_ other: Other.Type) -> Value? {
      // Both are the same type, so the cast takes the value unchanged.
      Other.nothing as? Value
    }
    guard let optional = type as? any OptionalProtocol.Type else { return nil }
    return nothing(optional)
  }
}

private protocol OptionalProtocol {
  static var wrappedType: Any.Type { get }
  static var nothing: Self { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalProtocol {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var nothing: Wrapped? { .none }
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
