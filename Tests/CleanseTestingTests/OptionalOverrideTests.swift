import Cleanse
import CleanseTesting
import Testing

@Suite("Overrides of optional dependencies in test graphs") struct OptionalOverrideTests {
  private struct Alpha: Equatable { let name: String }
  private struct Flavor: Cleanse.Tag { typealias Element = String }

  private struct App: RootComponent {
    struct Root {
      let alpha: Alpha
      let child: ComponentFactory<Child>
    }
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Alpha.self).visible(in: .component).to { Alpha(name: "real") }
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct Child: Component {
    struct Root {
      let alpha: Alpha?
      let flavor: TaggedProvider<Flavor>?
    }
    static func configure(binder: UnscopedBinder) {
      binder.bindOptional(Alpha.self)
      binder.bindOptional(tag: Flavor.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A subcomponent gets fakes of its declared optionals but not of private bindings of ancestors")
  @MainActor func optionals() throws {
    let graph = try TestGraph(
      App.self, overrides: .overriding(Alpha.self) { Alpha(name: "fake") }.overriding(tag: Flavor.self, with: "mint"))
    #expect(graph.root.alpha == Alpha(name: "fake"))
    let child = graph.root.child.build()
    #expect(child.alpha == nil)
    #expect(child.flavor?.get() == "mint")
  }
}
