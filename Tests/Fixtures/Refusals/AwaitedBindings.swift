import Cleanse

// What may be awaited, and what may be started and stopped.

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
    // expected-error@+1 {{referencing instance method 'to(file:line:function:asyncFactory:)' on 'BindingBuilder' requires the types 'BindingStage.Open' and 'BindingStage.Shared' be equivalent}}
    binder.bind(Letter.self).to(asyncFactory: Letter.read)
    // expected-error@+1 {{referencing instance method 'onStart' on 'BindingBuilder' requires the types 'BindingStage.Open' and 'BindingStage.Shared' be equivalent}}
    binder.bind(Letter.self).onStart { _ in }.to { Letter() }
    // expected-error@+1 {{referencing instance method 'eager()' on 'BindingBuilder' requires the types 'BindingStage.Open' and 'BindingStage.Shared' be equivalent}}
    binder.bind(Letter.self).eager().to { Letter() }
    // expected-error@+1 {{type 'Drawer' does not conform to the 'Sendable' protocol}}
    binder.bind(Cabinet.self).sharedInScope().to(asyncFactory: { (drawer: Drawer) in Cabinet(drawer: drawer) })

    binder.bind(Letter.self).sharedInScope().to(asyncFactory: Letter.read)
    binder.bind(Cabinet.self).sharedInScope().to(asyncFactory: { (letter: Letter) in Cabinet(letter: letter) })
    binder.bind(Cabinet.self).sharedInScope().eager().onStart { $0.close() }.to { (drawer: Drawer) in
      Cabinet(drawer: drawer)
    }
  }
}
