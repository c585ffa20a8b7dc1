import Cleanse
@testable import CleanseTesting
import Testing

@Suite("Tests of graphs whose values are awaited")
struct AsynchronousGraphTests {
  @Test("look into the built graph, and count what was awaited")
  func testGraph() async throws {
    let graph = try await TestGraph.asynchronous(Lighthouse.self)
    #expect(graph.creations.order == ["Current", "Lamp", "Tower"])
    #expect(graph.creations.count(of: Lighthouse.Lamp.self) == 1)
    #expect(try graph.value(Lighthouse.Lamp.self) === graph.root.lamp)
    try await graph.instance.start()
    try await graph.instance.stop()
  }

  @Test("replace what is awaited, and build at once")
  func overrides() throws {
    let lamp = Lighthouse.Lamp()
    let graph = try TestGraph(Lighthouse.self, overrides: .overriding(Lighthouse.Lamp.self, with: lamp))
    #expect(graph.root.lamp === lamp)
    #expect(graph.creations.order == ["Current", "Tower"])
  }

  @Test("see eagerness and hooks in snapshots")
  func snapshot() {
    #expect(
      GraphValidator.validate(Lighthouse.self).snapshotText == """
        Lighthouse: scope Singleton, root Lighthouse.Tower
          Lighthouse.Current: factory, shared, eager
          Lighthouse.Lamp: asynchronous factory, shared, start hook, stop hook
            Lighthouse.Current
          Lighthouse.Tower: factory, shared, root
            Lighthouse.Lamp

        """)
  }
}
