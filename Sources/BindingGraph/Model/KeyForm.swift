/// How a key that nobody binds can be served by another key.
package enum KeyForm: Equatable, Sendable {
  /// The key stands for itself only.
  case plain
  /// `Provider<T>`
  case provider(of: Key)
  /// `() -> T`
  case closure(returning: Key)
  /// `TaggedProvider<Tag>`, served by what is bound under the tag.
  case tagged(Key)
  /// `T?`
  case optional(of: Key)
  /// `WeakProvider<T>`: keeps nothing alive and closes no cycle.
  case weak(Key)

  /// The key behind the form, or `nil` for a plain key.
  package var inner: Key? {
    switch self {
    case .plain: nil
    case .provider(let key), .closure(let key), .tagged(let key), .optional(let key), .weak(let key): key
    }
  }
}
