@testable import BindingGraph
import Testing

@Suite("Edit distance")
struct EditDistanceTests {
  @Test(
    "The edit distance counts insertions, deletions, replacements and transpositions",
    arguments: [
      ("engine", "engine", 0), ("engine", "engin", 1), ("engine", "engines", 1), ("engine", "angine", 1),
      ("engine", "egnine", 1), ("engine", "enigen", 2), ("kitten", "sitting", 3), ("", "ab", 2),
    ])
  func counts(left: String, right: String, expected: Int) {
    #expect(distance(left, right, atMost: 3) == expected)
    #expect(distance(right, left, atMost: 3) == expected)
  }

  @Test("The edit distance is nil beyond the limit")
  func limit() {
    #expect(distance("kitten", "sitting", atMost: 2) == nil)
    #expect(distance("abc", "xyz", atMost: 2) == nil)
    #expect(distance("abcdefgh", "bcdefgha", atMost: 1) == nil)
  }

  @Test("The edit distance of random short names equals that of the complete table")
  func random() {
    var number = 1
    func name() -> [UInt8] {
      number = number * 75 % 65537
      return (0..<number % 9).map { _ in
        number = number * 75 % 65537
        return UInt8(ascii: "a") + UInt8(number % 3)
      }
    }
    for _ in 0..<5000 {
      let (left, right, limit) = (name(), name(), 1 + number % 3)
      let expected = naiveDistance(left, right)
      #expect(
        EditDistance.between(left, right, atMost: limit) == (expected <= limit ? expected : nil),
        "\(String(decoding: left, as: UTF8.self)) \(String(decoding: right, as: UTF8.self)) \(limit)")
    }
  }

  private func naiveDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    for row in left.indices {
      for column in right.indices {
        var cost = min(table[row][column + 1], table[row + 1][column]) + 1
        cost = min(cost, table[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[left.count][right.count]
  }

  private func distance(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: limit)
  }
}
