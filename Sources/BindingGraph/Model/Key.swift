/// What a binding offers and a requirement asks for, interned to a dense number.
///
/// A plain type and the same type under a tag are different keys.
package struct Key: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }
}
