import BirdwatchApplication
import BirdwatchInterface

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

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

#if canImport(SwiftUI)
  #Preview("Editor") {
    SightingEditorView(model: AppModel.preview().logIn("ada").list.edit(bird: "Robin"))
  }
#endif
