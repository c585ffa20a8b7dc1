/// One place that asks for something.
package struct Request: Sendable, Hashable {
  /// The type whose binding asks.
  package let requirer: TypeReference
  package let location: SourceLocation?

  package init(requirer: TypeReference, location: SourceLocation?) {
    self.requirer = requirer
    self.location = location
  }
}
