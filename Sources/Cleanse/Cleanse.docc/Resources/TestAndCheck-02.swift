import Cleanse
import CleanseTesting
import Testing

@testable import QuickStart

@Test("The graph is valid") func graphIsValid() {
  assertValidGraph(App.self, warnings: .fail)
}
