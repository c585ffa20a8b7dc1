/// The number of insertions, deletions, replacements and swaps of neighbours between two names.
enum EditDistance {
  /// - Returns: the distance, or `nil` if it exceeds the limit.
  /// - Complexity: O(`left.count` × `limit`).
  static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let width = right.count + 1
    let unreachable = limit + 1
    // Three rows of the table, used in turn: one for each of the last letters of the left name.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      cells.initialize(repeating: unreachable)
      for column in 0...min(right.count, limit) { cells[column] = column }
      var last = 0
      var leastOfLast = 0
      var beforeLast = 2 * width
      for row in left.indices {
        let current = (row + 1) % 3 * width
        for column in 0..<width { cells[current + column] = unreachable }
        if row + 1 <= limit { cells[current] = row + 1 }
        var least = cells[current]
        // Cells farther from the diagonal cost more than the limit.
        for column in max(0, row - limit)..<max(0, row - limit, min(right.count, row + limit + 1)) {
          var cost = cells[last + column] + (left[row] == right[column] ? 0 : 1)
          cost = min(cost, cells[last + column + 1] + 1, cells[current + column] + 1)
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            cost = min(cost, cells[beforeLast + column - 1] + 1)
          }
          cells[current + column + 1] = min(cost, unreachable)
          least = min(least, cost)
        }
        // A later row has no cheaper cell than this one, except by a swap, which begins a row earlier.
        guard least <= limit || leastOfLast < limit else { return nil }
        leastOfLast = least
        (beforeLast, last) = (last, current)
      }
      return cells[last + right.count] <= limit ? cells[last + right.count] : nil
    }
  }
}
