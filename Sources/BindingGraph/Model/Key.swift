/// What a binding offers and a requirement asks for, interned to a dense number.
///
/// A plain type and the same type under a tag are different keys.
package struct Key: Hashable, Sendable {
  private let position: Int32

  package init(_ index: Int) {
    position = Int32(index)
  }

  package var index: Int { Int(position) }
}

/// The way in which a key without a binding can be served.
package enum KeyForm: Equatable, Sendable {
  /// The key stands for itself only.
  case plain
  /// `Provider<T>`
  case provider(of: Key)
  /// `() -> T`
  case closure(returning: Key)
  /// `Lazy<T>`: keeps its first value, and closes no cycle.
  case lazy(Key)
  /// `[Provider<T>]`, `[K: Lazy<T>]`, `[() -> T]` and the like: a collection whose elements are made one by one.
  case deferredElements(of: Key)
  /// `TaggedProvider<Tag>`, served by what is bound under the tag.
  case tagged(Key)
  /// `T?`
  case optional(of: Key)
  /// `WeakProvider<T>`: keeps nothing alive and closes no cycle.
  case weak(Key)
  /// `SendableProvider<T>`, `TaggedSendableProvider<Tag>`, or the `SendableComponentFactory<C>` of a `ComponentFactory<C>`: what
  /// another isolation may use.
  case sendable(of: Key)
  /// The `AsyncComponentFactory<C>` of a `ComponentFactory<C>`: builds it where it has to be awaited.
  case asynchronous(of: Key)
  /// The object graph that look-ups go through: served by the component that asks, and leading to all that is visible
  /// there.
  case objectGraph

  /// The key behind the form, or `nil` where there is none.
  package var inner: Key? {
    switch self {
    case .plain, .objectGraph: nil
    case .provider(let key), .closure(let key), .lazy(let key), .deferredElements(let key), .tagged(let key),
      .optional(let key), .weak(let key), .sendable(let key), .asynchronous(let key):
      key
    }
  }

  /// The key that reports show in the place of the form: they see through providers, also those of elements.
  package var shownKey: Key? {
    switch self {
    case .provider(let key), .lazy(let key), .deferredElements(let key): key
    case .plain, .closure, .tagged, .optional, .weak, .sendable, .asynchronous, .objectGraph: nil
    }
  }
}

/// Looks into keys for the linker: the answers depend on where the graph came from.
package protocol KeyExaminer: AnyObject {
  /// Says what form a key has. The key behind it may be a new one.
  func form(of key: Key) -> KeyForm

  /// The type shown for a key.
  func type(of key: Key) -> TypeReference

  /// The other keys whose types differ from that of a key in marker protocols only, such as `any Store<Int> & Sendable`.
  func synonyms(of key: Key) -> [Key]

  /// How many keys are known so far.
  var keyCount: Int { get }

  /// The type shown for each key known so far, by `Key.index`.
  var keys: [TypeReference] { get }
}

extension KeyExaminer {
  package func type(of key: Key) -> TypeReference { keys[key.index] }

  // Types that are known by name only have no markers in their names.
  package func synonyms(of key: Key) -> [Key] { [] }
}
