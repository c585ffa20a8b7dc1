/// Bindings that need each other in a circle.
package struct CycleOfBindings: Sendable {
  /// One edge of the circle.
  package struct Step: Sendable, Hashable {
    /// The type whose binding asks.
    package let requirer: TypeReference
    /// The type as that binding's parameter spells it, without `Provider`s around it.
    package let requested: TypeReference
    /// Where the asking binding was made.
    package let location: SourceLocation?

    package init(requirer: TypeReference, requested: TypeReference, location: SourceLocation?) {
      self.requirer = requirer
      self.requested = requested
      self.location = location
    }
  }

  /// The edges in order, each leading to the binding that the next one starts from; the last leads back to the first.
  package let steps: [Step]

  package var subject: TypeReference { steps[0].requirer }
}
