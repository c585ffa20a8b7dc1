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
