import TestSupport
import Cleanse
import CleanseTesting
import Testing

@Suite("Earlier spellings of the test library", .collectsFailures)
struct EarlierSpellingsTests {
  @Test("mean the same")
  func all() async throws {
    let uses: any EarlierSpellings.Type = Uses.self
    try uses.values()
    try await uses.awaitedGraphs()
    try uses.snapshots()
  }

  private enum Uses: EarlierSpellings {
    @available(*, deprecated)
    static func values() throws {
      let graph = try TestGraph(Garage.self)
      #expect(throws: NotBound.self) { try graph.value(Lamp.self) }
    }

    @available(*, deprecated)
    static func awaitedGraphs() async throws {
      let graph = try await TestGraph.asynchronous(Lighthouse.self)
      #expect(graph.creations.count(of: Lighthouse.Lamp.self) == 1)
      let seeded = try await TestGraph.asynchronous(
        Lighthouse.self, seed: (), overrides: .overriding(Lighthouse.Current.self, with: Lighthouse.Current())
      ) { $0.bind(Int.self).to(value: 1) }
      #expect(try seeded.value(Int.self) == 1)
      try await graph.instance.stop()
      try await seeded.instance.stop()
    }

    @available(*, deprecated)
    static func snapshots() throws {
      assertGraphSnapshot(Garage.self, file: "Snapshots/Garage.txt")
      assertModuleSnapshot(EngineModule.self, file: "Snapshots/EngineModule.txt", given: [])
      let folder = try TemporaryFolder()
      let line: Int = #line + 1
      let failure = try RecordedFailure.of { assertGraphSnapshot(Garage.self, file: folder.path("New.txt")) }
      #expect(failure.line == line)
    }
  }
}

/// Lets a test call deprecated API without a warning.
private protocol EarlierSpellings {
  static func values() throws
  static func awaitedGraphs() async throws
  static func snapshots() throws
}
