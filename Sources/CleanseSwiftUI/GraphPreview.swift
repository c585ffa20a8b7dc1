#if canImport(SwiftUI)
  public import Cleanse
  public import SwiftUI

  /// A preview of a view whose model comes from a graph. If the graph has errors, the preview shows the report.
  ///
  /// ```swift
  /// #Preview("Editor") {
  ///   GraphPreview(AppComponent.self, overrides: [PreviewModule.self]) { app in
  ///     app.logIn("ada").list.edit(bird: "Robin")
  ///   } content: {
  ///     SightingEditorView(model: $0)
  ///   }
  /// }
  /// ```
  ///
  /// Each preview builds a graph of its own, and keeps it with its shared objects. The graph is built without `await`:
  /// override its async bindings.
  public struct GraphPreview<Model, Content: View>: View {
    private let create: () -> Result<PreviewedModel<Model>, any Error>
    private let content: (Model) -> Content

    /// A preview of a view whose model the root creates.
    /// - Parameters:
    ///   - component: The root component. It has no seed.
    ///   - overrides: Replace the bindings that previews cannot use, such as those of the network.
    ///   - create: Creates the model of the view from the root. It is called once.
    ///   - content: The view to show, which gets the model at each update.
    public init<C: RootComponent>(
      _ component: C.Type, overrides: Overrides = Overrides(), create: @escaping (C.Root) -> Model,
      @ViewBuilder content: @escaping (Model) -> Content
    ) where C.Seed == Void {
      self.create = {
        Result {
          let instance = try ComponentFactory.of(component, overrides: overrides).instantiate()
          return PreviewedModel(model: create(instance.root), instance: instance)
        }
      }
      self.content = content
    }

    /// A preview of the view of the root.
    /// - Parameters:
    ///   - component: The root component. It has no seed.
    ///   - overrides: Replace the bindings that previews cannot use, such as those of the network.
    ///   - content: The view to show, which gets the root at each update.
    public init<C: RootComponent>(
      _ component: C.Type, overrides: Overrides = Overrides(), @ViewBuilder content: @escaping (Model) -> Content
    ) where C.Root == Model, C.Seed == Void {
      self.init(component, overrides: overrides, create: { $0 }, content: content)
    }

    /// The content, or the report of an invalid graph.
    public var body: some View {
      ModelOwner(create: create) { previewed in
        switch previewed {
        case .success(let previewed): content(previewed.model)
        case .failure(let error): GraphReport(error: error)
        }
      }
    }
  }

  private struct PreviewedModel<Model> {
    let model: Model
    /// Keeps the shared objects.
    let instance: Any
  }

  private struct GraphReport: View {
    let error: any Error

    var body: some View {
      ScrollView {
        Text(String(describing: error)).font(.system(.footnote, design: .monospaced))
      }
    }
  }
#endif
