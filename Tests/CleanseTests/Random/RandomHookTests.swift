import Testing

/// Compares random hooks with their expected results: hooks that succeed, fail, await cancellation or ignore it, with
/// or without time limits, on any actor, with or without interruption.
@Suite("Lifecycle hooks of random components")
struct RandomHookTests {
  @Test("Random lifecycle hooks run, fail and are undone as expected", arguments: (0..<300).map { UInt64($0) })
  func hooks(seed: UInt64) async throws {
    let sketch = HookSketch.draw(seed: seed)
    try await HookSketch.$current.withValue(sketch) {
      let outcomes = try await HookTrial(sketch: sketch).outcomes()
      let comparison = HookComparison(sketch, outcomes)
      #expect(comparison.problems == [], "seed \(seed): \(sketch); \(comparison.events)")
    }
  }

  @Test("Random hook sketches cover every kind of hook and interruption")
  func variety() {
    let sketches = (0..<300).map { HookSketch.draw(seed: UInt64($0)) }
    for caller in HookSketch.Caller.allCases {
      for interruption in HookSketch.Interruption.allCases where caller != .none || interruption != .stop {
        let drawn = sketches.filter { $0.caller == caller && $0.interruption == interruption }
        for limit in [HookSketch.Limit.none, .generous, .tiny] {
          #expect(drawn.contains { $0.limit == limit }, "\(caller), \(interruption), \(limit)")
        }
        #expect(drawn.contains { $0.nodes.contains(where: \.isOverridden) }, "\(caller), \(interruption)")
        #expect(drawn.contains { !$0.certainFailures.isEmpty }, "\(caller), \(interruption)")
        #expect(drawn.contains { $0.nodes.contains { $0.start == .endless } }, "\(caller), \(interruption)")
      }
    }
    for ending in [HookSketch.Ending.prompt, .failing, .endless, .late, .stubborn] {
      #expect(sketches.contains { $0.nodes.contains { $0.start == ending } }, "\(ending)")
    }
  }
}
