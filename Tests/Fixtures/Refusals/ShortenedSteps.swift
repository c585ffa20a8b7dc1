import Cleanse

// Steps without their labels, with other names, or with an initializer whose type is unknown.

final class Lamp {}

struct Bow: Tag { typealias Element = Lamp }

struct LampModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let lamp = binder.bind(Lamp.self)

    // expected-error@+1 {{type '() -> Lamp' has no member 'init'}}
    lamp.to(factory: .init)
    // expected-error@+1 {{missing argument label 'with:' in call}}
    lamp.tagged(Bow.self).to(factory: Lamp.init)
    // expected-error@+1 {{missing argument label 'key:' in call}}
    lamp.intoDictionary("bow").to(factory: Lamp.init)
    // expected-error@+1 {{has no member 'shared'}}
    lamp.shared().to(factory: Lamp.init)

    lamp.to(factory: Lamp.init)
    lamp.tagged(with: Bow.self).to(factory: Lamp.init)
    lamp.intoDictionary(key: "bow").to(factory: Lamp.init)
    lamp.sharedInScope().to(factory: Lamp.init)
  }
}
