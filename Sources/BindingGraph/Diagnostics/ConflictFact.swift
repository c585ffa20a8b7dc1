/// A fact about several bindings, any two of which are in conflict.
package protocol ConflictFact: GraphFact {
  /// The same about some of the bindings only; `nil` where these are no conflict.
  /// - Parameter positions: those of the bindings in `traces` that count.
  func keeping(_ positions: [Int]) -> Self?
}
