import Foundation

/// Overloads that differ in the number of dependencies alone, as one declaration.
enum GeneratedArities {
  /// The declarations, with those of `Scripts/generate arities` folded and their numbers of dependencies as a note.
  static func folded(_ symbols: [PublicSymbol]) -> [PublicSymbol] {
    let families = Dictionary(grouping: symbols) { FoldedDeclaration($0.declaration).form }
      .filter { $0.key != nil && $0.value.count > 1 }
    var rest = symbols.filter { symbol in !families.values.contains { $0.contains(symbol) } }
    var folded: [PublicSymbol] = []
    for (form, family) in families.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      guard let form else { continue }
      let declarations = family.map { FoldedDeclaration($0.declaration) }
      var counts = Set(declarations.map(\.count))
      if let index = rest.firstIndex(where: { $0.declaration == FoldedDeclaration.withoutDependencies(form) }) {
        counts.insert(0)
        rest.remove(at: index)
      }
      let note = "for \(ranges(of: counts))\(declarations.contains(where: \.isOpen) ? " and more" : "") dependencies"
      folded.append(PublicSymbol(path: family[0].path, declaration: form, notes: [note] + family[0].notes))
    }
    return rest + folded
  }

  /// The numbers as text: `0, 2…20`.
  private static func ranges(of counts: Set<Int>) -> String {
    var ranges: [ClosedRange<Int>] = []
    for count in counts.sorted() {
      if let last = ranges.last, last.upperBound + 1 == count {
        ranges[ranges.count - 1] = last.lowerBound...count
      } else {
        ranges.append(count...count)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

/// A declaration with `P…` in place of its parameters `P1, P2`.
private struct FoldedDeclaration {
  /// `nil` if it has no such parameters.
  let form: String?
  let count: Int
  let isOpen: Bool

  init(_ declaration: String) {
    isOpen = declaration.contains("each Rest")
    guard let parameters = declaration.firstMatch(of: /<P1(, P[0-9]+)*(, each Rest)?>/) else {
      form = nil
      count = 0
      return
    }
    count = parameters.0.matches(of: /P[0-9]+/).count
    form =
      declaration
      .replacing(/P1 : Sendable(, P[0-9]+ : Sendable)*(, repeat each Rest : Sendable)?/, with: "P… : Sendable")
      .replacing(/P1(, P[0-9]+)*(, (repeat )?each Rest)?/, with: "P…")
  }

  static func withoutDependencies(_ form: String) -> String {
    form.replacing(/<P…>| where P… : Sendable$|P… : Sendable, |, P…|P…, |P…/, with: "")
  }
}
