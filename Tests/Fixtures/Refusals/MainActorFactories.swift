import Cleanse

// Objects that the main actor creates, in components without isolation.

@MainActor
final class Screen {
  init() {}
}

final class Picture {}

@MainActor
enum Camera {
  static func take() async -> Picture { Picture() }
  static func handOver() async -> sending Picture { Picture() }
}

struct ScreenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    // expected-note@+2 {{type 'Picture' does not conform to 'Sendable' protocol}}
    // expected-error@+1 {{cannot convert '@MainActor @Sendable () async -> Picture' to '() async throws -> Picture' because crossing of an isolation boundary requires parameter and result types to conform to 'Sendable' protocol}}
    binder.bind(Picture.self).sharedInScope().to(asyncFactory: Camera.take)
    // expected-note@+2 {{type 'Picture' does not conform to 'Sendable' protocol}}
    // expected-error@+1 {{cannot convert '@MainActor @Sendable () async -> sending Picture' to '() async throws -> Picture' because crossing of an isolation boundary requires parameter and result types to conform to 'Sendable' protocol}}
    binder.bind(Picture.self).sharedInScope().to(asyncFactory: Camera.handOver)

    binder.bind(Picture.self).sharedInScope().to(asyncFactory: { await Camera.handOver() })
  }

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    // expected-error@+1 {{converting function value of type '@MainActor @Sendable () -> Screen' to '() -> Screen' loses global actor 'MainActor'}}
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

struct AwaitedScreenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to(asyncFactory: Screen.init)
  }
}
