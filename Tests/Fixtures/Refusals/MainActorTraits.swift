import Cleanse
import CleanseTesting
import Testing

// Traits of Swift Testing for a graph of the main actor.

@MainActor
final class Screen {
  let title: String
  init(title: String) { self.title = title }
}

@MainActor
struct AppComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to { Screen(title: "real") }
  }
}

struct ClockComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { 12 }
  }
}

@MainActor
struct FakeScreens: @MainActor Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Screen.self).to { Screen(title: "fake") }
  }
}

struct FakeClocks: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to(value: 1)
  }
}

/// The evaluation of `@Suite` and `@Test`: outside of any actor, even before a test of the main actor.
func traits() -> [any SuiteTrait] {
  [
    // expected-error@+1 {{main actor-isolated conformance of 'AppComponent' to 'RootComponent' cannot be used in nonisolated context}}
    .graph(AppComponent.self),
    // expected-error@+1 {{main actor-isolated conformance of 'FakeScreens' to 'Module' cannot be used in nonisolated context}}
    .graph(ClockComponent.self, overrides: [FakeScreens.self]),
    .graph(ClockComponent.self, overrides: [FakeClocks.self]),
    .mainActorGraph(AppComponent.self, overrides: [FakeScreens.self]),
    .mainActorGraph(ClockComponent.self, overrides: [FakeScreens.self]),
  ]
}

/// A trait is for a component that tests create graphs of.
func mistakenTrait() -> any SuiteTrait {
  // expected-error@+1 {{static method 'graph(_:overrides:allowingLive:fileID:filePath:line:column:)' requires that 'FakeClocks' conform to 'RootComponent'}}
  .graph(FakeClocks.self)
}
