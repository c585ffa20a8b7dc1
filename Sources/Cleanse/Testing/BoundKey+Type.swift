import BindingGraph

extension BoundKey {
  /// The bound type; for a tag its `TaggedProvider`.
  package var type: TypeReference {
    func provider<T: Tag>(_ tag: T.Type) -> Any.Type { TaggedProvider<T>.self }
    let type = TypeIdentity.behind(identity)
    guard TypeIdentity.isTag(identity), let tag = type as? any Tag.Type else { return TypeReference(type) }
    return TypeReference(provider(tag))
  }

  /// The type to bind for a dependency on one of its forms, such as `T` for `WeakProvider<T>` and `() -> T?`; for a tag
  /// its `TaggedProvider`. `nil` for a type without a provider.
  package static func type(behindFormOf type: Any.Type) -> Any.Type? {
    switch DependencyForms.form(of: type)?.form {
    case .provider(let inner), .closure(let inner), .lazy(let inner), .deferredElements(let inner),
      .optional(let inner), .weak(let inner), .sendable(let inner), .asynchronous(let inner):
      self.type(behindFormOf: inner) ?? inner
    case .tagged: type
    case .sendableTagged(_, let provider): provider
    case .objectGraph, nil: nil
    }
  }
}
