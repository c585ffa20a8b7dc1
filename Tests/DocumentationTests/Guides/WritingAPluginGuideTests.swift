import Cleanse
import CleanseGraph
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

private struct StoresAreShared: GraphRule {
  func diagnostics(in graph: GraphDocument) -> [Diagnostic] {
    graph.nodes.filter { $0.key.name.hasSuffix("Store") && $0.scope == nil }.map {
      Diagnostic(
        id: "unshared-store", severity: .warning, headline: "\($0.key) is not shared", location: $0.sourceLocation)
    }
  }
}

private final class Store {}

private final class DraftStore {}

private final class ListModel: ViewModel {
  init(store: Store, drafts: DraftStore, details: Details) {}
}

private final class Details: ViewModel {
  init(store: Store) {}
}

private struct App: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    binder.bind(DraftStore.self).to(factory: DraftStore.init)
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

  @Test("The guide's rule and plugin run together, and the report prints warnings beside errors only as text")
  func together() throws {
    let loader = CleanseServiceLoader([NoSharedViewModels(), GraphRulePlugin([StoresAreShared()])])
    let report = GraphValidator.validate(App.self, serviceLoader: loader)
    #expect(report.diagnostics.map { "\($0.headline)" } == ["Details is shared", "DraftStore is not shared"])
    #expect(report.diagnostics.map(\.severity) == [.error, .warning])
    #expect(!report.description.contains("DraftStore"))
    #expect(report.text().contains("DraftStore is not shared"))
  }
}
