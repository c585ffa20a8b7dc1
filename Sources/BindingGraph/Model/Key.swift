/// The type that a binding offers or a requirement names, interned to a dense number.
///
/// A plain type and the same type under a tag are different keys.
package struct Key: Hashable, Sendable {
  private let position: Int32

  package init(_ index: Int) {
    position = Int32(index)
  }

  package var index: Int { Int(position) }
}

/// The form of a key without a binding, which determines the key that can serve it.
package enum KeyForm: Equatable, Sendable {
  /// No form: only a binding of the key itself can serve it.
  case plain
  /// `Provider<T>`
  case provider(of: Key)
  /// `() -> T`
  case closure(returning: Key)
  /// `Lazy<T>`: keeps its first value, and does not break a cycle.
  case lazy(Key)
  /// `[Provider<T>]`, `[K: Lazy<T>]`, `[() -> T]` and the like: a collection whose elements are created one by one.
  case deferredElements(of: Key)
  /// `TaggedProvider<Tag>`, served by the binding under the tag.
  case tagged(Key)
  /// `T?`
  case optional(of: Key)
  /// `WeakProvider<T>`: does not retain its target, and breaks a cycle.
  case weak(Key)
  /// `SendableProvider<T>`, `TaggedSendableProvider<Tag>`, or the `SendableComponentFactory<C>` of a
  /// `ComponentFactory<C>`: usable from other isolations.
  case sendable(of: Key)
  /// The `AsyncComponentFactory<C>` of a `ComponentFactory<C>`: builds the component asynchronously.
  case asynchronous(of: Key)
  /// The object graph for look-ups by type: served by the requesting component, with edges to all bindings visible
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

  /// The key that reports show instead of the form: they omit providers, also those of elements.
  package var shownKey: Key? {
    switch self {
    case .provider(let key), .lazy(let key), .deferredElements(let key): key
    case .plain, .closure, .tagged, .optional, .weak, .sendable, .asynchronous, .objectGraph: nil
    }
  }
}

/// Examines keys for the linker. The answers depend on the front end that recorded the graph.
package protocol KeyExaminer: AnyObject {
  /// Returns the form of a key. The key behind the form may be a new one.
  func form(of key: Key) -> KeyForm

  /// Returns the type shown for a key.
  func type(of key: Key) -> TypeReference

  /// Returns the other keys whose types differ from that of a key in marker protocols only, such as
  /// `any Store<Int> & Sendable`.
  func synonyms(of key: Key) -> [Key]

  /// The number of keys known so far.
  var keyCount: Int { get }

  /// The type shown for each key known so far, by `Key.index`.
  var keys: [TypeReference] { get }
}

extension KeyExaminer {
  package func type(of key: Key) -> TypeReference { keys[key.index] }

  // Types known only by name have no markers in their names.
  package func synonyms(of key: Key) -> [Key] { [] }
}
