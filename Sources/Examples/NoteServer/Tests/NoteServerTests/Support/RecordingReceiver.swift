@testable import NoteServer

/// Records the notes that it receives.
actor RecordingReceiver: NoteReceiver {
  private(set) var received: [Note] = []
  private var failures: [any Error]

  /// - Parameter failures: The errors of the first deliveries.
  init(failures: [any Error] = []) {
    self.failures = failures
  }

  func receive(_ note: Note) throws {
    if !failures.isEmpty { throw failures.removeFirst() }
    received.append(note)
  }
}
