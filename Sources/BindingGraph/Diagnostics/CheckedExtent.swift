/// The extent of a static check.
package struct CheckedExtent: Sendable, Equatable {
  /// The number of root components.
  package let roots: Int
  /// The number of bindings in their graphs; a binding in several graphs counts once.
  package let bindings: Int
  /// The number of statements that could not be followed.
  package let unchecked: Int

  package init(roots: Int, bindings: Int, unchecked: Int) {
    self.roots = roots
    self.bindings = bindings
    self.unchecked = unchecked
  }
}

extension CheckedExtent {
  /// The extent in one line: `3 roots, 412 bindings, 1 statement not checked`.
  package var summary: String {
    let counts = [Self.count(roots, "root"), Self.count(bindings, "binding")]
    return (counts + (unchecked == 0 ? [] : ["\(Self.count(unchecked, "statement")) not checked"]))
      .joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
