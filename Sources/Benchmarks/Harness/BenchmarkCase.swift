/// A piece of work whose time is measured, done with Cleanse and in other ways.
package struct BenchmarkCase {
  /// The name of the case on the command line and in saved runs, which never changes.
  package let name: String
  /// The noun for one operation.
  package let operation: String
  package let clock: Clock
  /// Whether the case is part of the short mode, by which CI judges.
  package let isInShortMode: Bool
  package let target: Target?
  /// Creates the contenders: Cleanse first, then the baselines. The promised ratio is that to the first baseline.
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
