/// Counts how often lines between two columns cross.
enum CrossingCount {
  struct Line {
    /// How far down a line begins and ends.
    let tail: Double
    let head: Double
  }

  /// Two lines cross where the one that begins above the other ends below it.
  /// - Complexity: O(lines × log(lines)): sorts by beginnings, and counts how far a merge sort moves the ends.
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
