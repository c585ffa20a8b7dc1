import CleanseTesting
@testable import NoteServer
import Testing

@Suite("Graph")
struct GraphTests {
  @Test("The graph of the server is valid without warnings")
  func valid() {
    assertValidGraph(ServerComponent.self, warnings: .fail)
  }
}
