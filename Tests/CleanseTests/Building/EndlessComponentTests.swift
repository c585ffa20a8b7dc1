import Cleanse
import Testing

@Suite("Endlessly nested generic components")
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

  @Test("Validation reports a generic component that installs ever larger versions of itself")
  func reported() {
    let error = #expect(throws: SelfInstallingComponent.self) { try ComponentFactory.of(App.self) }
    #expect(error?.chain.count == 3)
  }
}
