import Cleanse
import CleanseTesting
import Testing

@testable import QuickStart

@Test("The graph is valid") func graphIsValid() {
  assertValidGraph(App.self, warnings: .fail)
}

struct Evening: TimeSource { var hour: Int { 20 } }

@Test("A greeter needs no graph") func greeterAlone() {
  #expect(Greeter(time: Evening()).greeting == "Good evening")
}
