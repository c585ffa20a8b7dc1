#if canImport(SwiftUI)
  public import SwiftUI

  /// A view that creates its model once, when it appears, and keeps the model as long as the view stays.
  ///
  /// Use it where SwiftUI may call your code again, such as in a navigation destination:
  ///
  /// ```swift
  /// .navigationDestination(for: String.self) { bird in
  ///   ModelOwner {
  ///     model.edit(bird: bird)
  ///   } content: {
  ///     SightingEditorView(model: $0)
  ///   }
  /// }
  /// ```
  ///
  /// If a value that `create` uses can change while the view stays, add `.id(bird)` to the owner.
  public struct ModelOwner<Model, Content: View>: View {
    // SwiftUI keeps the first box. Those of later updates are never filled.
    @State private var box = ModelBox<Model>()
    private let create: () -> Model
    private let content: (Model) -> Content

    /// A view that owns the model which a closure creates.
    /// - Parameters:
    ///   - create: Creates the model. It is called once.
    ///   - content: The content of the view, which gets the model at each update.
    public init(create: @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
      self.create = create
      self.content = content
    }

    /// The content, with the model.
    public var body: some View {
      content(box.model(create))
    }
  }

  @MainActor
  private final class ModelBox<Model> {
    private var model: Model?

    func model(_ create: () -> Model) -> Model {
      let model = model ?? create()
      self.model = model
      return model
    }
  }
#endif
