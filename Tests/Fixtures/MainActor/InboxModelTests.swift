import Cleanse
import CleanseTesting
import Testing

@testable import QuickStart

struct FakeTransport: Transport {
  func send(_ request: String) -> String { "No mail" }
}

@MainActor
struct InboxModelTests {
  @Test("The graph is valid") func graphIsValid() {
    assertValidGraph(InboxComponent.self, warnings: .fail)
  }

  @Test("An inbox shows its messages") func reload() throws {
    let graph = try TestGraph(InboxComponent.self, overrides: .overriding((any Transport).self) { FakeTransport() })
    graph.root.reload()
    #expect(graph.root.messages == "No mail")
  }
}
