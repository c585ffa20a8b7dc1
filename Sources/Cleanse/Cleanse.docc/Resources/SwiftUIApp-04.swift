import Cleanse
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
  private let editors: Factory<NoteEditorFactory>

  init(store: NoteStore, editors: Factory<NoteEditorFactory>) {
    self.store = store
    self.editors = editors
  }

  var notes: [Note] {
    search.isEmpty ? store.notes : store.notes.filter { $0.text.contains(search) }
  }

  func edit(_ note: Note) -> NoteEditorModel { editors.build(note) }
}

@Observable
final class NoteEditorModel {
  var note: Note
  private let store: NoteStore

  init(note: Assisted<Note>, store: NoteStore) {
    self.note = note.get()
    self.store = store
  }

  func save() { store.save(note) }
}

struct NoteEditorFactory: AssistedFactory {
  typealias Seed = Note
  typealias Element = NoteEditorModel
}
