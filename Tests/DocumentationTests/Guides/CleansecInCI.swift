import Cleanse
import CleanseTesting
import Testing

private struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to(value: "app")
  }
}

@Suite("Guide to cleansec in CI")
struct CleansecInCIGuideTests {
  @Test("The component of the guide to cleansec in CI is valid")
  func valid() {
    assertValidGraph(AppComponent.self, warnings: .fail)
  }
}
