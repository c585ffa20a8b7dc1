import Cleanse
import CleanseSwiftUI
import SwiftUI

@main
struct NotesApp: App {
  @State private var list: NoteListModel

  init() {
    do {
      _list = State(initialValue: try ComponentFactory.of(NotesComponent.self).build())
    } catch {
      fatalError("\(error)")
    }
  }

  var body: some Scene {
    WindowGroup {
      NoteListView(model: list)
    }
  }
}

struct NoteListView: View {
  @Bindable var model: NoteListModel

  var body: some View {
    NavigationStack {
      List(model.notes) { note in
        NavigationLink(note.text, value: note)
      }
      .searchable(text: $model.search)
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { note in
        ModelOwner {
          model.edit(note)
        } content: {
          NoteEditorView(model: $0)
        }
      }
    }
  }
}

struct NoteEditorView: View {
  @Bindable var model: NoteEditorModel

  var body: some View {
    Form {
      TextField("Note", text: $model.note.text)
      Button("Save") { model.save() }
    }
  }
}
