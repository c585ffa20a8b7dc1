/// Looks into keys for the linker: the one question whose answer depends on where the graph came from.
package protocol KeyExaminer: AnyObject {
  /// Says what form a key has. The key behind it may be a new one.
  func form(of key: Key) -> KeyForm

  /// How many keys are known so far.
  var keyCount: Int { get }

  /// The type shown for each key known so far, by `Key.index`.
  var keys: [TypeReference] { get }
}
