import Cleanse
import CleanseTesting
import Testing

@testable import QuickStart

struct Evening: TimeSource { var hour: Int { 20 } }

@MainActor
struct GreetingModelTests {
  @Test("The graph is valid") func graphIsValid() {
    assertValidGraph(GreetingComponent.self, warnings: .fail)
  }

  @Test("The greeting follows the hour") func greetingInTheEvening() throws {
    let graph = try TestGraph(GreetingComponent.self, overrides: .overriding((any TimeSource).self) { Evening() })
    graph.root.refresh()
    #expect(graph.root.greeting == "Good evening")
  }
}
