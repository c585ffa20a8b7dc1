import Cleanse
import Testing

@Suite("A generic component that installs ever larger versions of itself")
struct EndlessComponentTests {
  private struct Growing<T>: Component {
    typealias Root = Int
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Growing<[T]>.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  private struct App: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Growing<Int>.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test("is reported, and validation ends")
  func reported() {
    let error = #expect(throws: SelfInstallingComponent.self) { try ComponentFactory.of(App.self) }
    #expect(error?.chain.count == 3)
  }
}
