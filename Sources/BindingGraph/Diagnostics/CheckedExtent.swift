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

extension CheckedExtent {
  /// The extent in one line: `3 roots, 412 bindings, 1 statement not followed`.
  package var summary: String {
    let counts = [Self.count(roots, "root"), Self.count(bindings, "binding")]
    return (counts + (unchecked == 0 ? [] : ["\(Self.count(unchecked, "statement")) not followed"]))
      .joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
