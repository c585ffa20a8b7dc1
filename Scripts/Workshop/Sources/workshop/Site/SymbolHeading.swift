/// The names of a symbol in headings and lists, without the parameters that the compiler fills in: those with a
/// default such as `#line`, and the `Never?` that takes no argument.
enum SymbolHeading {
  static func shortened(_ symbol: [String: Any]) -> [String: Any] {
    let declaration = (symbol["declarationFragments"] as? [[String: Any]] ?? []).map(spelling).joined()
    let implicit = Set(declaration.matches(of: /(\w+): \w+ = #/).map { String($0.1) })
    guard var names = symbol["names"] as? [String: Any] else { return symbol }
    names["title"] = (names["title"] as? String)?.replacing(/(\w+):/) { match in
      implicit.contains(String(match.1)) ? "" : String(match.0)
    }
    for part in ["subHeading", "navigator"] {
      guard let fragments = names[part] as? [[String: Any]] else { continue }
      names[part] = withoutParameters(implicit, fragments)
    }
    var symbol = symbol
    symbol["names"] = names
    return symbol
  }

  private static func withoutParameters(_ implicit: Set<String>, _ fragments: [[String: Any]]) -> [[String: Any]] {
    var kept: [[String: Any]] = []
    var rest = fragments[...]
    while let fragment = rest.popFirst() {
      let isNever = spelling(fragment) == "Never" && rest.first.map(spelling)?.hasPrefix("?, ") == true
      let isImplicit = fragment["kind"] as? String == "externalParam" && implicit.contains(spelling(fragment))
      guard isNever || isImplicit else {
        kept.append(fragment)
        continue
      }
      // A colon and the type; then a comma, or the end of the list.
      if isImplicit { rest.removeFirst(min(2, rest.count)) }
      guard let end = rest.popFirst() else { break }
      if let comma = spelling(end).prefixMatch(of: #/\??, /#) {
        kept.append(end, spelledAs: spelling(end)[comma.range.upperBound...])
      } else {
        if let last = kept.popLast() { kept.append(last, spelledAs: spelling(last).replacing(/, $/, with: "")[...]) }
        kept.append(end)
      }
    }
    return kept
  }

  fileprivate static func spelling(_ fragment: [String: Any]) -> String { fragment["spelling"] as? String ?? "" }
}

extension [[String: Any]] {
  /// Appends a fragment with another text, unless it is empty.
  fileprivate mutating func append(_ fragment: [String: Any], spelledAs text: Substring) {
    if !text.isEmpty { append(fragment.merging(["spelling": String(text)]) { $1 }) }
  }
}
