/// Counts the crossings of lines between two columns.
enum CrossingCount {
  struct Line {
    /// The vertical positions of a line's ends.
    let tail: Double
    let head: Double
  }

  /// Counts pairs of lines of which the upper one at the start is the lower one at the end.
  /// - Complexity: O(lines × log(lines)): sorts by starts, and counts the inversions of the ends in a merge sort.
  static func crossings(of lines: [Line]) -> Int {
    var heads = lines.sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }.map(\.head)
    var buffer = heads
    var (crossings, width) = (0, 1)
    while width < heads.count {
      for start in stride(from: 0, to: heads.count, by: 2 * width) {
        let (middle, end) = (min(start + width, heads.count), min(start + 2 * width, heads.count))
        var (left, right) = (start, middle)
        for place in start..<end {
          if right == end || left < middle && heads[left] <= heads[right] {
            buffer[place] = heads[left]
            left += 1
          } else {
            buffer[place] = heads[right]
            right += 1
            crossings += middle - left
          }
        }
      }
      swap(&heads, &buffer)
      width *= 2
    }
    return crossings
  }
}
