/// Finds known names that are similar to an unknown one.
package enum NearNames {
  private static let maximumCount = 3

  /// Returns names with a similar spelling, then those that begin or end with the name, or that it begins or ends with.
  package static func names(near name: String, among candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    var known: Set<String> = []
    let ranked = candidates.filter { known.insert($0).inserted }.compactMap { candidate in
      rank(of: candidate.lowercased(), for: name.lowercased(), wanted, limit).map { (rank: $0, name: candidate) }
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(maximumCount).map(\.name)
  }

  private static func rank(of candidate: String, for name: String, _ wanted: [UInt8], _ limit: Int) -> Int? {
    if let distance = EditDistance.between(wanted, Array(candidate.utf8), atMost: limit) { return distance }
    guard min(candidate.count, name.count) > 3 else { return nil }
    let (short, long) = candidate.count < name.count ? (candidate, name) : (name, candidate)
    return long.hasPrefix(short) || long.hasSuffix(short) ? limit + 1 : nil
  }
}
