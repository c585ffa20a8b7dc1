#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

/// Creates the model of a screen once, when the screen appears, and keeps it for the lifetime of the screen.
struct ModelOwner<Model, Content: View>: View {
  @StateObject private var box: ModelBox<Model>
  private let content: (Model) -> Content

  init(create: @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
    _box = StateObject(wrappedValue: ModelBox(create()))  // An autoclosure: SwiftUI calls it once.
    self.content = content
  }

  var body: some View {
    content(box.model)
  }
}

private final class ModelBox<Model>: ObservableObject {
  let model: Model

  init(_ model: Model) {
    self.model = model
  }
}
