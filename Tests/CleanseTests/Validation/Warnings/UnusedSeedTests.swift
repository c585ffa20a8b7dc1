import Cleanse
import Testing

@Suite("Unused seeds")
struct UnusedSeedTests {
  struct User {}

  struct Session<Root>: Component {
    typealias Seed = User
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(String.self).to { (_: User) in "" }
    }
    static func configureRoot(binder bind: ReceiptBinder<[Root]>) -> BindingReceipt<[Root]> { bind.to { [$0] } }
  }

  struct Plain: Component {
    typealias Seed = User
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }

  struct Lazy: Component {
    typealias Seed = User
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<ComponentFactory<Inner>>) -> BindingReceipt<
      ComponentFactory<Inner>
    > { bind.to { $0 } }
  }

  struct Inner: Component {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<[User]>) -> BindingReceipt<[User]> { bind.to { [$0] } }
  }

  struct Accepting: Component {
    typealias Seed = User
    static func configure(binder: Binder<Unscoped>) { binder.accept(.unusedSeed, for: User.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }

  struct App: RootComponent {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Plain.self)
      binder.install(dependency: Session<Int>.self)
      binder.install(dependency: Session<String>.self)
      binder.install(dependency: Session<User>.self)
      binder.install(dependency: Accepting.self)
      binder.install(dependency: Lazy.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test(
    "Validation warns of an unused seed at its installation, unless it is used or suppressed")
  func unused() {
    #expect(
      warnings(.unusedSeed, of: App.self) == ["User: \(App.first)"])
  }
}
