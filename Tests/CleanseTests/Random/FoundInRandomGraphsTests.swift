import Cleanse
import Testing

/// Minimal examples of framework bugs that random graphs revealed.
@Suite("Regressions from random graphs")
struct FoundInRandomGraphsTests {
  final class Engine {}

  /// A root in a cycle: its factory leads to the innermost component, which depends on it.
  final class Hub {
    let middle: ComponentFactory<Middle>

    /// Does not retain the engine, so that only the graph does.
    init(middle: ComponentFactory<Middle>, engine: Engine) {
      self.middle = middle
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Middle.self)
      binder.bind().sharedInScope().to(factory: Engine.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Hub>) -> BindingReceipt<Hub> {
      bind.to(factory: Hub.init)
    }
  }

  struct Middle: Component {
    struct Root {
      let hub: WeakProvider<Hub>
      let engine: WeakProvider<Engine>
      let innermost: ComponentFactory<Innermost>
    }

    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Innermost.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Innermost: Component {
    typealias Root = Asked<Hub>

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A nested component factory retains objects of an outer component after the root is released")
  func innermostFactory() throws {
    var hub: Hub? = try ComponentFactory.of(App.self).build()
    let middle = hub?.middle.build()
    weak let engine = middle?.engine.get()
    #expect(engine != nil)
    hub = nil
    #expect(engine != nil)
    withExtendedLifetime(middle?.innermost) {}
  }

  @Test("A weak provider without validation finds an object of an outer component")
  func weakProviderWithoutValidation() async {
    // Runs in its own process, because a regression returns an object of another type and crashes.
    await #expect(processExitsWith: .success) {
      let root = try ComponentFactory.of(App.self, validate: false).build()
      let middle = root.middle.build()
      precondition(middle.hub.get() === root)
    }
  }
}
