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
