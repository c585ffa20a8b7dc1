import Cleanse
import CleanseSwiftUI
import SwiftUI
import Testing

@testable import BirdwatchApplication
@testable import BirdwatchInterface
@testable import BirdwatchViews

// SwiftUI keeps state only for views on screen.
#if os(Linux)
  @Suite("Views of Birdwatch that own models")
  struct ModelOwnerTests {
    @Test("A view that owns its model creates it once, when the view appears")
    func owner() throws {
      let list = try ComponentFactory.of(AppComponent.self, overrides: [PreviewModule.self]).build().logIn("ada").list
      var editors: [SightingEditorModel] = []
      let view = ModelOwner {
        list.edit(bird: "Wren")
      } content: { model in
        editors.append(model)
        return SightingEditorView(model: model)
      }
      #expect(editors.isEmpty)
      _ = view.body
      _ = view.body
      #expect(editors.count == 2)
      #expect(editors.first === editors.last)
    }

    @Test("A preview of Birdwatch builds its graph and its model once")
    func preview() {
      var lists: [SightingListModel] = []
      let view = GraphPreview(AppComponent.self, overrides: [PreviewModule.self]) { app in
        app.logIn("ada").list
      } content: { model in
        lists.append(model)
        return SightingListView(model: model, logOut: {})
      }
      let owner = view.body
      _ = owner.body
      _ = owner.body
      #expect(lists.map(\.title) == ["Sightings of ada", "Sightings of ada"])
      #expect(lists.first === lists.last)
    }

    @Test("A preview of an invalid graph shows no view of the app")
    func invalidPreview() {
      // The store is opened asynchronously.
      let view = GraphPreview(AppComponent.self) { app in
        Issue.record("The graph is valid")
        return AppView(app: app)
      }
      _ = view.body.body
    }
  }
#endif
