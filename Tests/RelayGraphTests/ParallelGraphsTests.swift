import Cleanse
import Relay
import RelayGraph
import Testing

@Suite("Parallel graphs with launch arguments") struct ParallelGraphsTests {
  @Test("Graphs with different launch arguments can be built concurrently and independently") func parallel()
    async throws
  {
    let index = ObservatoryIndex.make()
    let texts = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for number in 0..<16 {
        group.addTask {
          let arguments =
            number.isMultiple(of: 2) ? ["-d", "type=clock,factory=stopped"] : ["-d", "type=name,factory=hill"]
          let driven = try DynamicOverrides(arguments: arguments, index: index, honoredIn: .allBuilds)
          let root = try ComponentFactory.of(Observatory.self, overrides: driven.overrides).build()
          return (number % 2, [root.clock.text, root.name.get(), root.dome.build().clock.text])
        }
      }
      return try await group.reduce(into: [0: Set<[String]>(), 1: []]) { $0[$1.0]?.insert($1.1) }
    }
    #expect(texts == [0: [["stopped", "Mauna Kea", "stopped"]], 1: [["stars", "Hill", "stars"]]])
  }
}
