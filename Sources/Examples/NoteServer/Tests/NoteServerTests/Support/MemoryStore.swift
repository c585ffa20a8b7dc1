@testable import NoteServer

/// Keeps notes in memory.
actor MemoryStore: NoteStore {
  private(set) var notes: [Note]
  private var delivered: Set<Int64> = []

  init(_ notes: [Note] = []) {
    self.notes = notes
  }

  func notes(of author: String) -> [Note] {
    notes.filter { $0.author == author }
  }

  func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any NoteTransaction) throws -> Value
  ) throws -> Value {
    let transaction = MemoryTransaction(notes: notes)
    let value = try body(transaction)
    notes = transaction.notes
    return value
  }

  func undelivered() -> [Note] {
    notes.filter { !delivered.contains($0.id) }
  }

  func markDelivered(_ note: Note) {
    delivered.insert(note.id)
  }
}

private final class MemoryTransaction: NoteTransaction {
  private(set) var notes: [Note]

  init(notes: [Note]) {
    self.notes = notes
  }

  func add(_ draft: Draft, author: String) -> Note {
    let note = Note(id: Int64(notes.count + 1), author: author, text: draft.text)
    notes.append(note)
    return note
  }
}
