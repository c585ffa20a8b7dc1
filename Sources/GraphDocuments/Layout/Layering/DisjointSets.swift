/// Disjoint sets that can be merged (union-find).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func representative(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func unite(_ one: Int, _ other: Int) {
    let (one, other) = (representative(of: one), representative(of: other))
    parents[max(one, other)] = min(one, other)
  }
}
