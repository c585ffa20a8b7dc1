import Cleanse
import Testing

@Suite("Live bindings")
struct LiveTests {
  private struct Port: Cleanse.Tag { typealias Element = Int }

  private final class Payments {}

  private struct Page {}

  private final class Index: Sendable {}

  private struct Inner: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
      bind.live().to(value: 1.5)
    }
  }

  private struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Payments.self).live().sharedInScope().to(factory: Payments.init)
      binder.bind(Page.self).live().intoCollection().to(factory: Page.init)
      binder.bind(Page.self).intoCollection().sharedInScope().live().to(factory: Page.init)
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.bind(Int.self).tagged(with: Port.self).live().to(value: 80)
      binder.bind(Index.self).sharedInScope().live().eager(.concurrently).to { Index() }
      binder.bind(String.self).configured { bind in bind.live().to(value: "") }
      binder.bind(UInt.self).to(value: 7)
      binder.install(dependency: Inner.self)
      binder.decorate(Payments.self) { $0 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (_: Payments, _: [Page], _: TaggedProvider<Port>, _: Index, _: String, _: UInt, _: ComponentFactory<Inner>) in
        true
      }
    }
  }

  private func liveBindings(overrides: Overrides = Overrides()) -> [String] {
    let root = GraphValidator.validate(App.self, overrides: overrides).root
    return root.subcomponents.flatMap { [$0] + $0.subcomponents }.flatMap(\.bindings).filter(\.isLive)
      .map { "\($0.kind) \(TypeReference($0.type))" }
  }

  @Test("A plugin sees a live binding from each step of the binding, but no decorator as live")
  func facts() throws {
    #expect(
      liveBindings() == [
        "factory Payments", "factory Array<Page>", "factory Array<Page>", "value TaggedProvider<Port>", "factory Index",
        "value String", "value Double",
      ])
    #expect(try ComponentFactory.of(App.self).build())
  }

  @Test("An override of a live binding is live only if it is declared so itself")
  func overrides() {
    let fakes = Overrides.overriding(Payments.self) { Payments() }.overriding([Page].self, with: [])
      .overriding(tag: Port.self, with: 1)
    #expect(liveBindings(overrides: fakes) == ["factory Index", "value String", "value Double"])
    #expect(liveBindings(overrides: [Sandbox.self]).first == "factory Payments")
  }

  private struct Sandbox: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Payments.self).live().to(factory: Payments.init)
    }
  }
}
