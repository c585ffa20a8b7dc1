/// Stores notes. Tests replace it with one in memory.
protocol NoteStore: Sendable {
  func notes(of author: String) async throws -> [Note]

  /// Runs a closure in a transaction. If it throws, nothing of it is stored.
  func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any NoteTransaction) throws -> Value
  ) async throws -> Value

  /// The notes that still have to be sent to the webhook, oldest first.
  func undelivered() async throws -> [Note]
  func markDelivered(_ note: Note) async throws
}

/// The writes of one transaction.
protocol NoteTransaction {
  func add(_ draft: Draft, author: String) throws -> Note
}
