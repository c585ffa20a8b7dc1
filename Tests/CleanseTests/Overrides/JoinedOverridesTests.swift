import Cleanse
import Testing

private struct Host: Cleanse.Tag { typealias Element = String }

private struct Page {
  let host: TaggedProvider<Host>
  let number: Int
}

private struct PageComponent: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind(String.self).tagged(with: Host.self).to(value: "example.org")
    binder.bind(Int.self).to(value: 1)
  }

  static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
    bind.to(factory: Page.init)
  }
}

extension Overrides {
  fileprivate static var local: Overrides { Overrides().overriding(tag: Host.self, with: "localhost") }
  fileprivate static var numbered: Overrides { Overrides().overriding(Int.self) { 2 } }
}

@Suite("Joined overrides")
struct JoinedOverridesTests {
  @Test("Joined overrides replace the bindings of both operands")
  func joined() throws {
    let page = try ComponentFactory.of(PageComponent.self, overrides: .local + .numbered).build()
    #expect(page.host.get() == "localhost")
    #expect(page.number == 2)
    var overrides = Overrides.numbered
    overrides += .local
    #expect(try ComponentFactory.of(PageComponent.self, overrides: overrides).build().host.get() == "localhost")
  }

  @Test("An override for a tag takes a closure without naming the type")
  func tags() throws {
    let overrides = Overrides().overriding(tag: Host.self) { "made" }
    #expect(try ComponentFactory.of(PageComponent.self, overrides: overrides).build().host.get() == "made")
  }

  @Test("Joined overrides of the same key are a duplicate binding")
  func duplicates() {
    #expect(throws: DuplicateBinding.self) {
      try ComponentFactory.of(PageComponent.self, overrides: .local + .local)
    }
  }
}
