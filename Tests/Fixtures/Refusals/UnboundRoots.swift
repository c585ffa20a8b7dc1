import Cleanse

// The root has to be bound on every way through `configureRoot`. (The compiler looks for that only where all types are
// right; hence this file apart from MissingReceipts.)

struct Ship {}

struct Forgotten: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    // expected-error@+1 {{missing return in static method expected to return 'BindingReceipt<Ship>'}}
  }
}

struct Sometimes: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    if CommandLine.arguments.isEmpty {
      return bind.to(factory: Ship.init)
    }
    // expected-error@+1 {{missing return in static method expected to return 'BindingReceipt<Ship>'}}
  }
}
