import Cleanse

// An app with screens of the main actor, on its way to Swift 6: the errors of its modules and components, and of code
// that uses these elsewhere.

@MainActor
final class Profile {
  // expected-note@+1 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
  init() {}
}

@MainActor
final class Banner {
  init() {}
}

struct ScreensModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{converting function value of type '@MainActor @Sendable () -> Banner' to '() -> Banner' loses global actor 'MainActor'}}
    binder.bind(Banner.self).to(factory: Banner.init)
    // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
    binder.bind(Profile.self).to { Profile() }
  }
}

// expected-note@+5 {{turn data races into runtime errors with '@preconcurrency'}}
// expected-note@+4 {{isolate this conformance to the main actor with '@MainActor'}}
// expected-note@+3 {{mark all declarations used in the conformance 'nonisolated'}}
// expected-error@+2 {{conformance of 'HalfModule' to protocol 'Module' crosses into main actor-isolated code and can cause data races}}
@MainActor
struct HalfModule: Module {
  // expected-note@+1 {{main actor-isolated static method 'configure(binder:)' cannot satisfy nonisolated requirement}}
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Profile.self).to(factory: Profile.init)
  }
}

@MainActor
struct ProfileModule: @MainActor Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Profile.self).to(factory: Profile.init)
  }
}

struct OuterModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{main actor-isolated conformance of 'ProfileModule' to 'Module' cannot be used in nonisolated context}}
    binder.include(module: ProfileModule.self)
  }
}

@MainActor
struct AppComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ProfileModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Provider<Profile>>) -> BindingReceipt<Provider<Profile>> {
    bind.to { $0 }
  }
}

struct Graphs {
  // expected-note@+4 {{convert 'current' to a 'let' constant to make 'Sendable' shared state immutable}}
  // expected-note@+3 {{add '@MainActor' to make static property 'current' part of global actor 'MainActor'}}
  // expected-note@+2 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
  // expected-error@+1 {{static property 'current' is not concurrency-safe because it is nonisolated global shared mutable state}}
  static var current: ComponentFactory<AppComponent>?

  @MainActor static var shared: ComponentFactory<AppComponent>?
}

final class GraphTests {
  func testGraph() throws {
    // expected-error@+1 {{main actor-isolated conformance of 'AppComponent' to 'RootComponent' cannot be used in nonisolated context}}
    try GraphValidator.check(AppComponent.self)
  }
}

@MainActor
final class MainActorGraphTests {
  func testGraph() throws {
    try GraphValidator.check(AppComponent.self)
  }
}
