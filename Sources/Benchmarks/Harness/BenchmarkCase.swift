/// A piece of work whose time is measured, done with Cleanse and in other ways.
package struct BenchmarkCase {
  /// How the case is called on the command line and in saved runs; never changes.
  package let name: String
  /// What one operation is.
  package let operation: String
  package let clock: Clock
  /// Whether the short mode, by which CI judges, contains the case.
  package let isInShortMode: Bool
  package let target: Target?
  /// Makes the contenders: Cleanse first, then the baselines. The ratio that we promise is to the first baseline.
  package let contenders: () throws -> [Contender]

  package init(
    _ name: String, operation: String, clock: Clock = .thread, isInShortMode: Bool = true, target: Target? = nil,
    contenders: @escaping () throws -> [Contender]
  ) {
    self.name = name
    self.operation = operation
    self.clock = clock
    self.isInShortMode = isInShortMode
    self.target = target
    self.contenders = contenders
  }
}
