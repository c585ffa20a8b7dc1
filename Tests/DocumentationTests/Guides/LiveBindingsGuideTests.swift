import BindingGraph
import Cleanse
import CleanseTesting
import Testing

/// The statements about live bindings in Documentation/Testing.md.
@Suite("Guide to live bindings") struct LiveBindingsGuideTests {
  typealias Payments = LiveGuide.Payments
  typealias FakePayments = LiveGuide.FakePayments
  typealias TimeSource = LiveGuide.TimeSource
  typealias Store = LiveGuide.Store

  @Suite(.graph(Store.self, overrides: .overriding(Payments.self) { FakePayments() }, allowingLive: [TimeSource.self]))
  struct CheckoutTests {
    @Test func buys() throws {
      let graph = try TestGraph(Store.self)
      #expect(graph.root.buy("book") == "paid 0 times")
    }
  }

  @Test("Fakes replace the guide's live bindings, and allowed live types remain") func fakes() throws {
    let fakes = Overrides.overriding(Payments.self) { FakePayments() }
    let graph = try TestGraph(Store.self, overrides: fakes, allowingLive: [TimeSource.self])
    #expect(graph.root.buy("book") == "paid 0 times")
    assertNoLiveBindings(Store.self, overrides: fakes, allowingLive: [TimeSource.self])
    #expect(try ComponentFactory.of(Store.self).build().buy("book") == "paid 1 times")
    let live = LiveBindingSearch(in: GraphValidator.validate(Store.self, overrides: fakes).graph).reachable
    #expect(live.map(\.key) == [TypeReference(TimeSource.self)])
  }
}
