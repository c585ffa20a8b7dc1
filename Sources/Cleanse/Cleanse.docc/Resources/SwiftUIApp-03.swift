import Cleanse
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
        Text(note.text)
      }
      .searchable(text: $model.search)
      .navigationTitle("Notes")
    }
  }
}
