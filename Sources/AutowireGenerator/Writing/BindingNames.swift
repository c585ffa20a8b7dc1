/// The names of bindings in a composition root: `shopService` for a shared one, `makeShopModel` for one that is created
/// on each request.
struct BindingNames {
  /// The names by the bound types.
  private(set) var names: [String: String] = [:]
  private var taken: Set<String>

  init(_ bindings: [WiredBinding]) {
    // A constant must not hide its own type.
    taken = Self.keywords.union(bindings.map(\.type))
    for binding in bindings where names[binding.type] == nil {
      let words = binding.type.filter(\.isPartOfIdentifier)
      names[binding.type] = firstFree(
        of: binding.isShared ? [Self.lowercasedStart(words), "shared\(Self.capitalized(words))"] : ["make\(words)"])
    }
  }

  /// The first name that is not used, or the last one with a number.
  private mutating func firstFree(of candidates: [String]) -> String {
    for candidate in candidates where candidate.first?.isNumber == false && taken.insert(candidate).inserted {
      return candidate
    }
    var number = 2
    while true {
      let name = "\(candidates.last ?? "")\(number)"
      if taken.insert(name).inserted { return name }
      number += 1
    }
  }

  /// `ShopService` as `shopService`, `URLCache` as `urlCache`.
  static func lowercasedStart(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Keywords that the lowercased name of a type can equal, and that would need backticks as names.
  static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
