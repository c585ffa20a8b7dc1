extension CheckedExtent {
  /// The extent in one line: `3 roots, 412 bindings, 1 statement not followed`.
  package var summary: String {
    let counts = [Self.count(roots, "root"), Self.count(bindings, "binding")]
    return (counts + (unchecked == 0 ? [] : ["\(Self.count(unchecked, "statement")) not followed"]))
      .joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
