/// Finds names similar to an unknown one.
package enum Spelling {
  private static let maximumCount = 3
  /// The maximum length of names that are compared letter by letter.
  private static let maximumLength = 80

  /// The names with a similar spelling, or of which one contains the other: best first, at most three.
  package static func nearMisses(of name: String, among candidates: [String]) -> [String] {
    nearMisses(of: name, among: candidates.map { (name: $0, shown: $0) })
  }

  /// The same, for names whose shown form differs from the compared one.
  package static func nearMisses(of name: String, among candidates: [(name: String, shown: String)]) -> [String] {
    guard !name.isEmpty, name.utf8.count <= maximumLength else { return [] }
    let ranked = candidates.compactMap { candidate in
      rank(of: candidate.name, for: name).map { (rank: $0, shown: candidate.shown) }
    }
    var known: Set<String> = []
    return Array(
      ranked.sorted { ($0.rank, $0.shown) < ($1.rank, $1.shown) }.map(\.shown).filter { known.insert($0).inserted }
        .prefix(maximumCount))
  }

  private static func rank(of candidate: String, for name: String) -> Int? {
    guard candidate.utf8.count <= maximumLength else { return nil }
    let (left, right) = (Array(name.lowercased().utf8), Array(candidate.lowercased().utf8))
    let slips = distance(left, right)
    if slips <= min(left.count, right.count) / 3 { return slips }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    // Short endings are often equal by chance.
    let isPart =
      (short.count > 1 && long.starts(with: short))
      || (short.count > 3 && long.reversed().starts(with: short.reversed()))
    return isPart ? maximumLength : nil
  }

  /// The number of letters to insert, remove or replace.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1))
      }
      last = current
    }
    return last[right.count]
  }
}
