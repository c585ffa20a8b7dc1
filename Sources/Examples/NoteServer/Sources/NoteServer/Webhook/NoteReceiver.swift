import Logging

/// Receives each note at least once. Tests replace it.
protocol NoteReceiver: Sendable {
  func receive(_ note: Note) async throws
}

/// Stands in for a webhook where none is set.
struct NoteLogger: NoteReceiver {
  let logger: Logger

  func receive(_ note: Note) {
    logger.info("note is not sent, because WEBHOOK_URL is not set", metadata: ["note": "\(note.id)"])
  }
}
