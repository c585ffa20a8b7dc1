import BirdwatchApplication
import BirdwatchInterface
import BirdwatchModel
import CleanseSwiftUI
import SwiftUI

struct SightingListView: View {
  let model: SightingListModel
  let logOut: () -> Void
  @State private var bird = "Wren"

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(model.sightings.enumerated()), id: \.offset) { row in
          Text("\(row.element.count) x \(row.element.bird), \(row.element.place)")
        }
        TextField("Bird", text: $bird)
        NavigationLink("Note this bird", value: bird)
        Button("Log out") { logOut() }
      }
      .navigationTitle(model.title)
      .navigationDestination(for: String.self) { bird in
        ModelOwner {
          model.edit(bird: bird)
        } content: {
          SightingEditorView(model: $0)
        }
      }
    }
    .task { await model.load() }
  }
}

#if !os(Linux)
  #Preview("List") {
    GraphPreview(AppComponent.self, overrides: [PreviewModule.self]) { app in
      app.logIn("ada").list
    } content: {
      SightingListView(model: $0, logOut: {})
    }
  }
#endif
