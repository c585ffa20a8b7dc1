/// The clause of an `#if` around a declaration.
package struct CompilationCondition: Codable, Hashable, Sendable {
  /// The position of the `#if`, which all its clauses share.
  let block: Int
  let clause: Int
  /// The condition for compiling the clause, including the failed conditions of the previous clauses.
  let expression: String
}

extension [CompilationCondition] {
  /// Whether these conditions and other conditions of the same file exclude each other, so that no build compiles
  /// declarations under both.
  func excludes(_ others: [CompilationCondition]) -> Bool {
    contains { mine in others.contains { $0.block == mine.block && $0.clause != mine.clause } }
  }

  /// These conditions and others, without repetitions.
  func adding(_ others: [CompilationCondition]) -> [CompilationCondition] {
    self + others.filter { !contains($0) }
  }
}
