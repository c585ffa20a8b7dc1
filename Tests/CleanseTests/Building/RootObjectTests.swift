import Cleanse
import Testing

@Suite("Identity of the root object")
struct RootObjectTests {
  /// A root whose subcomponent depends on it in every form.
  private final class Hub {
    let weakly: WeakProvider<Hub>
    let viewer: ComponentFactory<Viewer>
    let token = Journal.token("hub")
    init(weakly: WeakProvider<Hub>, viewer: ComponentFactory<Viewer>) {
      self.weakly = weakly
      self.viewer = viewer
    }
  }
  private final class View {
    let direct: Hub
    let provider: Provider<Hub>
    let closure: () -> Hub
    let weakly: WeakProvider<Hub>
    let optional: Hub?
    init(
      direct: Hub, provider: Provider<Hub>, closure: @escaping () -> Hub, weakly: WeakProvider<Hub>, optional: Hub?
    ) {
      self.direct = direct
      self.provider = provider
      self.closure = closure
      self.weakly = weakly
      self.optional = optional
    }
    var all: [Hub?] { [direct, provider.get(), closure(), weakly.get(), optional] }
  }
  private struct Viewer: Component {
    typealias Root = View
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct HubApp: RootComponent {
    typealias Root = Hub
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Viewer.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Every form of the root in a component and its subcomponent returns the built root")
  func allForms() throws {
    let hub = try ComponentFactory.of(HubApp.self).build()
    #expect(hub.weakly.get() === hub)
    #expect(hub.viewer.build().all.allSatisfy { $0 === hub })
    #expect(hub.viewer.build().all.allSatisfy { $0 === hub })
  }

  @Test("A root that its own subcomponent depends on is released")
  func released() throws {
    try Journal.keep { journal in
      var hub: Hub? = try ComponentFactory.of(HubApp.self).build()
      var view = hub?.viewer.build()
      hub = nil
      #expect(journal.alive == ["hub"])
      #expect(view?.all.count == 5)
      view = nil
      #expect(journal.alive == [])
    }
  }

  @Test("Two component instances have separate roots")
  func twoInstances() throws {
    let factory = try ComponentFactory.of(HubApp.self)
    let first = factory.build()
    let second = factory.build()
    #expect(first !== second)
    #expect(first.viewer.build().direct === first)
    #expect(second.viewer.build().direct === second)
  }
}
