import BirdwatchApplication
import BirdwatchInterface
import CleanseSwiftUI
import SwiftUI

struct SightingEditorView: View {
  @Bindable var model: SightingEditorModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Place", text: $model.place)
      Stepper("Count: \(model.count)", value: $model.count, in: 1...999)
      Button("Save") {
        Task {
          await model.save()
          dismiss()
        }
      }
    }
    .navigationTitle(model.bird)
  }
}

#if !os(Linux)
  #Preview("Editor") {
    GraphPreview(AppComponent.self, overrides: [PreviewModule.self]) { app in
      app.logIn("ada").list.edit(bird: "Robin")
    } content: {
      SightingEditorView(model: $0)
    }
  }
#endif
