import Cleanse
import Foundation
import Testing

/// Compares hundreds of random graphs with a simple reference implementation.
@Suite("Random graphs")
struct RandomGraphTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// A failure prints the seed of its graph. `Scripts/check-random-graphs` passes others.
  static let seeds: [UInt64] = environment["RANDOM_SEED"].flatMap(UInt64.init).map { [$0] } ?? [20_250_607, 20_250_608]
  /// The seed of one graph, to look at a failure.
  private static let onlySeed = environment["RANDOM_GRAPH"].flatMap(UInt64.init)
  static let graphsPerSeed = environment["RANDOM_GRAPHS"].flatMap(Int.init) ?? 500

  @Test("Validation and created objects of a random graph match a naive reference", arguments: seeds)
  func agreement(seed: UInt64) async {
    var tally: [String: Int] = [:]
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.graphsPerSeed {
      let seed = Self.onlySeed ?? random.next()
      let trial = RandomGraphTrial(seed: seed)
      await trial.run()
      tally.merge(trial.tally) { $0 + $1 }
      guard !trial.problems.isEmpty else { continue }
      let reduced = await trial.reduced()
      Issue.record("seed \(seed), reduced:\n\(reduced.problems.joined(separator: "\n"))\n\(reduced.sketch)")
    }
    let summary = tally.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print("Random graphs from seed \(seed): \(summary)")
    guard Self.graphsPerSeed >= 500 else { return }
    for kind in RandomGraphTrial.kinds { #expect(tally[kind] ?? 0 > 0, "no graph shows \(kind)") }
  }
}
