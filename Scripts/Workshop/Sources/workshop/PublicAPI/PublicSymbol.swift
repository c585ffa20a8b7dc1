import Foundation

/// A public declaration, on one line.
struct PublicSymbol: Hashable {
  /// `Overrides.module(_:)`: the declaration's name after those of its outer types.
  let path: String
  /// The declaration with the qualified name: `static func Overrides.module(…)`.
  let declaration: String
  /// Additions to the declaration: deprecations, platforms, and whether a protocol requires it.
  private(set) var notes: [String] = []
  /// The caveats of its own comment, without those of its type.
  private(set) var caveats: Set<Caveat> = []
  /// Whether it is a case of an enumeration.
  private(set) var isCase = false

  init(path: String, declaration: String, notes: [String] = []) {
    self.path = path
    self.declaration = declaration
    self.notes = notes
  }

  /// A declaration that the compiler has printed, with the protocols that its type conforms to unconditionally.
  init(_ symbol: SymbolGraph.Symbol, protocols: [String] = [], notes: [String] = []) {
    path = symbol.path
    declaration = symbol.declaration(conformingTo: protocols)
    self.notes = notes + (symbol.availability ?? []).compactMap(\.note).sorted()
    let comment = symbol.docComment?.lines.map(\.text) ?? []
    caveats = Set(
      Caveat.allCases.filter { caveat in caveat.mark.map { mark in comment.contains { $0.contains(mark) } } ?? false })
    isCase = symbol.kind.identifier == "swift.enum.case"
  }

  /// The line in a list.
  func line(caveats: [Caveat]) -> String {
    let notes = notes + caveats.map(\.rawValue)
    return notes.isEmpty ? declaration : "\(declaration)  // \(notes.joined(separator: "; "))"
  }
}

extension PublicSymbol: Comparable {
  static func < (first: PublicSymbol, second: PublicSymbol) -> Bool {
    (first.path, first.declaration) < (second.path, second.declaration)
  }
}

extension SymbolGraph.Symbol {
  var path: String { pathComponents.joined(separator: ".") }

  fileprivate var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.actor"].contains(kind.identifier)
  }

  fileprivate func declaration(conformingTo protocols: [String]) -> String {
    var (head, requirements) = parts
    if isType && !protocols.isEmpty { head += " : " + protocols.joined(separator: ", ") }
    let owner = pathComponents.dropLast().joined(separator: ".")
    // The extended protocol itself is not a constraint to print.
    requirements += (swiftExtension?.constraints ?? []).filter { $0.lhs != "Self" || $0.rhs != owner }.compactMap(
      \.words)
    return requirements.isEmpty ? head : "\(head) where \(requirements.joined(separator: ", "))"
  }

  /// The declaration with its qualified name, and the requirements of its generic parameters.
  private var parts: (head: String, requirements: [String]) {
    var spellings = declarationFragments.map(\.spelling)
    let owner = pathComponents.dropLast().map { $0 + "." }.joined()
    let ownName = pathComponents.last.map { String($0.prefix { $0 != "(" }) } ?? ""
    if let index = declarationFragments.firstIndex(where: {
      [ownName, "`\(ownName)`"].contains($0.spelling) && ($0.kind == "identifier" || $0.kind == "keyword")
    }) {
      spellings[index] = owner + ownName
    }
    let text = spellings.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let parts = text.components(separatedBy: " where ")
    return (parts[0], Array(parts.dropFirst()))
  }
}

extension SymbolGraph.Constraint {
  /// `nil` for a constraint that nearly every type satisfies.
  var words: String? {
    guard !["Copyable", "Escapable"].contains(rhs) else { return nil }
    return lhs + (kind == "sameType" ? " == " : " : ") + rhs
  }
}

extension SymbolGraph.Availability {
  fileprivate var note: String? {
    if isUnconditionallyDeprecated == true {
      return "deprecated: " + (renamed.map { "use \($0)" } ?? message ?? "no longer of use")
    }
    return introduced.map { "\(domain) \($0.major)" + ($0.minor.map { ".\($0)" } ?? "") }
  }
}
