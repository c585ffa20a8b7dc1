import Cleanse
import Testing

@Suite("A component whose configureRoot completes no binding")
struct ReceiptOfAnotherBindingTests {
  private final class Stash: @unchecked Sendable {
    @TaskLocal static var current: Stash?
    var receipt: BindingReceipt<Int>?
    var other: BindingReceipt<String>?
  }

  private struct App: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Unscoped>) {
      Stash.current?.receipt = binder.bind(Int.self).to(value: 7)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      Stash.current?.receipt ?? bind.to(value: 0)
    }
  }

  private struct Rootless: RootComponent {
    typealias Root = String
    static func configure(binder: Binder<Unscoped>) {
      Stash.current?.other = Stash.current?.other ?? binder.bind(String.self).to(value: "once")
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      Stash.current?.other ?? bind.to(value: "")
    }
  }

  @Test("The receipt of a binding of configure makes that binding the root")
  func otherBinding() throws {
    try Stash.$current.withValue(Stash()) {
      let root = try ComponentFactory.of(App.self).build()
      #expect(root == 7)
    }
  }

  @Test("Without any binding of its type the root is missing")
  func noBinding() throws {
    try Stash.$current.withValue(Stash()) {
      let root = try ComponentFactory.of(Rootless.self).build()
      #expect(root == "once")
      let error = #expect(throws: MissingProvider.self) { try ComponentFactory.of(Rootless.self) }
      #expect(error?.requestedType == String.self)
    }
  }
}
