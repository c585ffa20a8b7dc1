import BindingGraph
import Testing

@Suite("Edit distance")
struct EditDistanceTests {
  @Test(
    "counts what has to be inserted, deleted, replaced and swapped",
    arguments: [
      ("engine", "engine", 0), ("engine", "engin", 1), ("engine", "engines", 1), ("engine", "angine", 1),
      ("engine", "egnine", 1), ("engine", "enigen", 2), ("kitten", "sitting", 3), ("", "ab", 2),
    ])
  func counts(left: String, right: String, expected: Int) {
    #expect(distance(left, right, atMost: 3) == expected)
    #expect(distance(right, left, atMost: 3) == expected)
  }

  @Test("is not told beyond the limit")
  func limit() {
    #expect(distance("kitten", "sitting", atMost: 2) == nil)
    #expect(distance("abc", "xyz", atMost: 2) == nil)
    #expect(distance("abcdefgh", "bcdefgha", atMost: 1) == nil)
  }

  private func distance(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: limit)
  }
}
