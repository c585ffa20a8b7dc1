/// A creation that a trace has recorded to its end, and the ones that it waited for.
package struct TracedCreation {
  package let entry: CreationTrace.Entry
  /// The creation that it began within, as an index of the list.
  package let requester: Int?
  /// The creations that had to end before it, as indices of the list.
  package let prerequisites: [Int]
}
