/// How much a static check has checked.
package struct CheckedExtent: Sendable, Equatable {
  /// The root components.
  package let roots: Int
  /// The bindings in their graphs; one that several graphs have counts once.
  package let bindings: Int
  /// The places in the code that could not be followed.
  package let unchecked: Int

  package init(roots: Int, bindings: Int, unchecked: Int) {
    self.roots = roots
    self.bindings = bindings
    self.unchecked = unchecked
  }
}
