import Cleanse

// The root must be bound on every path through `configureRoot`. (The compiler checks this only if all types are
// correct, so this file is separate from MissingReceipts.)

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
