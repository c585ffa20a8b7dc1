import Observation

struct Note: Hashable, Identifiable {
  let id: Int
  var text: String
}

@Observable
final class NoteStore {
  private(set) var notes = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Ada")]

  func save(_ note: Note) {
    notes = notes.map { $0.id == note.id ? note : $0 }
  }
}

@Observable
final class NoteListModel {
  var search = ""
  private let store: NoteStore

  init(store: NoteStore) { self.store = store }

  var notes: [Note] {
    search.isEmpty ? store.notes : store.notes.filter { $0.text.contains(search) }
  }
}
