/// The name of a type as code spells it, without generic arguments: `Shop.Cart`, or `Bank::Shop.Cart` with the module
/// selector of Swift 6.3.
struct TypeName: Equatable {
  struct Part: Equatable {
    /// The Swift module in front of `::`.
    var module: String?
    let name: String

    /// The name without unnecessary backticks: `class` is found as `` `class` ``, but a `` `raw name` `` keeps them.
    var key: String {
      let plain = name.drop { $0 == "`" }.prefix { $0 != "`" }
      return plain.allSatisfy(\.isPartOfIdentifier) ? String(plain) : name
    }
  }

  var parts: [Part]

  /// The enclosing types or Swift modules, and the name itself.
  var path: [String] { parts.flatMap { ($0.module.map { [$0] } ?? []) + [$0.key] } }

  /// The key for lookups: without module selectors.
  var key: String { parts.map(\.key).joined(separator: ".") }

  var spelling: String {
    parts.map { part in part.module.map { "\($0)::\(part.name)" } ?? part.name }.joined(separator: ".")
  }
}

extension TypeName {
  /// - Parameter spelling: a name, on one line without comments. Other types have a name without parts.
  init(_ spelling: some StringProtocol) {
    if spelling.allSatisfy({ $0.isPartOfIdentifier || $0 == "." }) {
      self.init(parts: spelling.split(separator: ".").map { Part(name: String($0)) })
    } else {
      self = TypeSyntax(String(spelling)).name?.name ?? TypeName(parts: [])
    }
  }

  /// Whether the name is one of the names, alone or qualified with one of the Swift modules.
  func isMember(_ names: Set<String>, of modules: Set<String>) -> Bool {
    let path = path
    guard let last = path.last, names.contains(last) else { return false }
    return path.count == 1 || (path.count == 2 && modules.contains(path[0]))
  }
}

extension Character {
  var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" || self == "$" || !isASCII && !isWhitespace }
}
