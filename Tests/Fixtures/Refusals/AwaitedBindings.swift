import Cleanse

// Requirements for async bindings, and for start and stop hooks.

// expected-note@+1 {{class 'Drawer' does not conform to the 'Sendable' protocol}}
final class Drawer {}

final class Letter: Sendable {
  static func read() async throws -> Letter { Letter() }
}

final class Cabinet {
  init(drawer: Drawer) {}
  init(letter: Letter) {}

  func close() {}
}

struct CabinetModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{'to(asyncFactory:)' is unavailable: an async binding must be shared: sharedInScope().to(asyncFactory:)}}
    binder.bind(Letter.self).to(asyncFactory: Letter.read)
    // expected-error@+1 {{'onStart' is unavailable: a binding with a start hook must be shared: sharedInScope().onStart { … }}}
    binder.bind(Letter.self).onStart { _ in }.to { Letter() }
    // expected-error@+1 {{'onStop' is unavailable: a binding with a stop hook must be shared: sharedInScope().onStop { … }}}
    binder.bind(Letter.self).intoCollection().onStop { _ in }.to { Letter() }
    // expected-error@+1 {{'eager()' is unavailable: an eager binding must be shared: sharedInScope().eager()}}
    binder.bind(Letter.self).eager().to { Letter() }
    // expected-error@+1 {{'eager()' is unavailable: an eager binding must be shared: sharedInScope().eager()}}
    binder.bind(Letter.self).eager().sharedInScope().to { Letter() }
    // expected-error@+1 {{'eager()' is unavailable: the terminator comes last: sharedInScope().eager().to(factory:)}}
    binder.bind(Letter.self).sharedInScope().to { Letter() }.eager()
    // expected-error@+1 {{'onStart(hook:)' is unavailable: the terminator comes last: sharedInScope().onStart { … }.to(factory:)}}
    binder.bind(Letter.self).sharedInScope().to(factory: Letter.init).onStart { _ in }
    // expected-error@+1 {{'sendable()' is unavailable: the terminator comes last: sharedInScope().sendable().to(factory:)}}
    binder.bind(Letter.self).sharedInScope().to(factory: Letter.init).sendable()
    // expected-error@+1 {{'live()' is unavailable: the terminator comes last: live().to(factory:)}}
    binder.bind(Letter.self).sharedInScope().to(factory: Letter.init).live()
    // expected-error@+1 {{type 'Drawer' does not conform to the 'Sendable' protocol}}
    binder.bind(Cabinet.self).sharedInScope().to(asyncFactory: { (drawer: Drawer) in Cabinet(drawer: drawer) })

    binder.bind(Letter.self).sharedInScope().to(asyncFactory: Letter.read)
    binder.bind(Cabinet.self).sharedInScope().to(asyncFactory: { (letter: Letter) in Cabinet(letter: letter) })
    binder.bind(Cabinet.self).sharedInScope().eager().onStart { $0.close() }.to { (drawer: Drawer) in
      Cabinet(drawer: drawer)
    }
  }
}

struct CabinetComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: CabinetModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    // expected-error@+1 {{'eager()' is unavailable: a root is always created with its instance: eager() is for shared bindings in configure}}
    bind.eager().to { (_: Cabinet) in 1 }
    return bind.to { (_: Cabinet) in 1 }
  }
}
