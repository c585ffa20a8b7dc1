// options: -swift-version 5 -default-isolation MainActor -enable-upcoming-feature InferSendableFromCaptures
import Cleanse

// The settings of a new project of Xcode 26 that lead to a wrong warning. The same code has no warning in Swift 6.

final class Screen {
  // expected-note@+1 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
  init() {}
}

struct ScreenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    // expected-warning@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
    bind.to(factory: Screen.init)
  }
}

@MainActor
struct MainScreenComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to(factory: Screen.init)
  }
}
