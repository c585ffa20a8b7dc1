import BindingGraph
import Testing

@Suite("Strongly connected components")
struct ConnectedPartsTests {
  @Test("Nodes that reach each other are in one strongly connected component")
  func parts() {
    // 0 -> 1 -> 2 -> 1, 2 -> 3
    let parts = ConnectedParts(starts: [0, 1, 2, 4, 4], targets: [1, 2, 1, 3])
    #expect(parts.partOfNode[1] == parts.partOfNode[2])
    #expect(Set(parts.partOfNode).count == 3)
    #expect(parts.sizes.sorted() == [1, 1, 2])
  }

  @Test("Each node is ordered after all nodes that it leads to")
  func order() throws {
    let parts = ConnectedParts(starts: [0, 2, 3, 3, 4], targets: [1, 3, 2, 2])
    let position = Dictionary(uniqueKeysWithValues: parts.order.enumerated().map { ($1, $0) })
    for (from, to) in [(0, 1), (0, 3), (1, 2), (3, 2)] as [(Int32, Int32)] {
      #expect(try #require(position[from]) > #require(position[to]))
    }
  }

  @Test("Negative targets of edges are ignored")
  func passedOver() {
    #expect(ConnectedParts(starts: [0, 1, 2], targets: [-1, 0]).order == [0, 1])
  }
}
