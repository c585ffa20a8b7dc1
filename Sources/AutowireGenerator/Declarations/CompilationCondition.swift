/// The clause of an `#if` that a declaration stands in.
package struct CompilationCondition: Codable, Hashable, Sendable {
  /// Where the `#if` stands: what its clauses have in common.
  let block: Int
  let clause: Int
  /// What has to hold for the clause to be compiled, the clauses before it included.
  let expression: String
}

extension [CompilationCondition] {
  /// Whether nothing that stands under these conditions is ever compiled together with what stands under the others, of
  /// the same file.
  func excludes(_ others: [CompilationCondition]) -> Bool {
    contains { mine in others.contains { $0.block == mine.block && $0.clause != mine.clause } }
  }

  /// These conditions and others, each once.
  func adding(_ others: [CompilationCondition]) -> [CompilationCondition] {
    self + others.filter { !contains($0) }
  }
}
