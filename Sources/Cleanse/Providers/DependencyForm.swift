/// The form of a requested type that has no binding of its own.
enum DependencyFormKind {
  case provider(of: Any.Type)
  case closure(returning: Any.Type)
  case lazy(of: Any.Type)
  /// A collection of this type whose elements are created one by one.
  case deferredElements(of: Any.Type)
  case tagged(with: Any.Type)
  case optional(of: Any.Type)
  case weak(of: Any.Type)
  /// A value that another isolation may use.
  case sendable(of: Any.Type)
  /// A tagged value that another isolation may use.
  case sendableTagged(with: Any.Type, provider: Any.Type)
  /// An async component factory.
  case asynchronous(of: Any.Type)
  /// The object graph of the requesting component. Needs no binding.
  case objectGraph

  /// The type or tag whose binding serves the form, if any.
  var target: UInt? {
    switch self {
    case .provider(let inner), .closure(let inner), .lazy(let inner), .deferredElements(let inner),
      .optional(let inner), .weak(let inner), .sendable(let inner), .asynchronous(let inner):
      TypeIdentity.plain(inner)
    case .tagged(let tag), .sendableTagged(let tag, _): TypeIdentity.tag(tag)
    case .objectGraph: nil
    }
  }
}

/// A type that can be injected if another type is bound, such as the `Provider<T>` of a `T`.
protocol DependencyForm {
  static var form: DependencyFormKind { get }

  /// Creates the form from the only dependency of the slot, if it has one.
  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer)
}
