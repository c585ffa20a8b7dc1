/// The number of insertions, deletions, replacements and swaps of neighbours that lead from one name to another.
package enum EditDistance {
  /// - Returns: the distance, or `nil` where it is larger than the limit.
  /// - Complexity: O(`left.count` × `limit`).
  package static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    let unreachable = limit + 1
    var beforeLast = Array(repeating: unreachable, count: right.count + 1)
    var last = (0...right.count).map { min($0, unreachable) }
    for row in left.indices {
      var current = Array(repeating: unreachable, count: right.count + 1)
      if row + 1 <= limit { current[0] = row + 1 }
      // Cells further from the diagonal cost more than the limit.
      let columns = max(0, row - limit)..<min(right.count, row + limit + 1)
      for column in columns {
        var cost = last[column] + (left[row] == right[column] ? 0 : 1)
        cost = min(cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(cost, unreachable)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
