import Hummingbird
import Logging

/// Answers one request. It need not be `Sendable`: it never leaves the task of its request.
final class NoteHandler {
  private let user: User
  private let store: any NoteStore
  private let logger: Logger

  init(user: User, store: any NoteStore, logger: Logger) {
    self.user = user
    self.store = store
    self.logger = logger
  }

  func list() async throws -> [Note] {
    try await store.notes(of: user.name)
  }

  /// Adds all drafts, or none if one of them is refused.
  func add(_ drafts: [Draft]) async throws -> [Note] {
    let author = user.name
    let notes = try await store.transaction { transaction in
      try drafts.map { draft in
        guard !draft.text.isEmpty else { throw HTTPError(.unprocessableContent, message: "a note needs a text") }
        return try transaction.add(draft, author: author)
      }
    }
    logger.info("notes added", metadata: ["author": "\(author)", "count": "\(notes.count)"])
    return notes
  }
}
