import Cleanse
import CleanseTesting
import Testing

@testable import BirdTally

@Suite("BirdTally")
struct BirdTallyTests {
  @Test("The graph of BirdTally has no errors and no warnings")
  func graph() {
    assertValidGraph(TallyComponent.self, warnings: .fail)
  }

  @Test("The notebook of BirdTally is shared")
  func sharing() throws {
    let graph = try TestGraph(TallyComponent.self)
    graph.root.add()
    graph.root.add()
    #expect(graph.root.count == 2)
    #expect(try graph.value((any Notebook).self).count == 2)
  }
}
