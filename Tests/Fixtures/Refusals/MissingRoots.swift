import Cleanse

// A component must declare its root, which `configureRoot` binds.

struct Ship {}

// expected-error@+2 {{type 'Rootless' does not conform to protocol 'ComponentBase'}}
// expected-note@+1 {{add stubs for conformance}}
struct Rootless: Component {
  typealias Root = Ship

  static func configure(binder: UnscopedBinder) {}
}

// expected-error@+2 {{type 'Unnamed' does not conform to protocol 'ComponentBase'}}
// expected-note@+1 {{add stubs for conformance}}
struct Unnamed: Component {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Ship>) { bind.to(factory: Ship.init) }
}

struct Voyage: Component {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}
