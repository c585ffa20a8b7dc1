import Combine
import SwiftUI

struct ModelOwner<Model, Content: View>: View {
  @StateObject private var box: ModelBox<Model>
  private let content: (Model) -> Content

  init(create: @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
    _box = StateObject(wrappedValue: ModelBox(create()))
    self.content = content
  }

  var body: some View {
    content(box.model)
  }
}

private final class ModelBox<Model>: ObservableObject {
  let model: Model

  init(_ model: Model) { self.model = model }
}
