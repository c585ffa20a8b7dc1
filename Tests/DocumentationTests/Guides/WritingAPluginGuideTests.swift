import Cleanse
import Testing

private protocol ViewModel: AnyObject {}

/// Needs the types themselves: a view model is a type that conforms to the protocol.
private struct NoSharedViewModels: CleanseBindingPlugin {
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    root.visitBindings { binding in
      if binding.isShared, !binding.isRoot, binding.elementType is any ViewModel.Type {
        errorReporter.report(
          Diagnostic(
            id: "shared-view-model", headline: "\(binding.type) is shared", location: binding.sourceLocation,
            suggestions: [DiagnosticSuggestion("remove sharedInScope()")]))
      }
    }
  }
}

private final class Store {}

private final class ListModel: ViewModel {
  init(store: Store, details: Details) {}
}

private final class Details: ViewModel {
  init(store: Store) {}
}

private struct App: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    binder.bind(Details.self).sharedInScope().to(factory: Details.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<ListModel>) -> BindingReceipt<ListModel> {
    bind.to(factory: ListModel.init)
  }
}

@Suite("Guide to plugins")
struct WritingAPluginGuideTests {
  @Test("The guide's plugin reports shared view models") func sharedViewModels() throws {
    let report = GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([NoSharedViewModels()]))
    #expect(report.diagnostics.map { "\($0.headline)" } == ["Details is shared"])
  }
}
