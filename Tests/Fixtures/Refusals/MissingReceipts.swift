import Cleanse

// The root must be bound: `configureRoot` returns a receipt, which only a binding creates.

struct Ship {}
struct Crew {}

struct Dropped: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    // expected-error@+1 {{cannot convert return expression of type 'ReceiptBinder<Ship>' to return type 'BindingReceipt<Ship>'}}
    bind
  }
}

struct Forged: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    // expected-error@+1 {{'BindingReceipt<Element>' initializer is inaccessible due to 'internal' protection level}}
    BindingReceipt()
  }
}

struct OfAnotherType: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    // expected-error@+2 {{cannot convert value of type '(ReceiptBinder<Crew>) -> BindingReceipt<Ship>'}}
    // expected-note@+1 {{arguments to generic parameter 'Element' ('Ship' and 'Crew') are expected to be equal}}
    bind.configured { (bind: ReceiptBinder<Crew>) in bind.to(factory: Crew.init) }
  }
}

struct Bound: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

struct NoInjector: RootComponent {
  final class Bridge {}

  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<Bridge>>
  ) -> BindingReceipt<PropertyInjector<Bridge>> {
    // expected-error@+1 {{to closure result type 'BindingReceipt<PropertyInjector<NoInjector.Bridge>>'}}
    bind.propertyInjector { _ in }
  }
}

struct Configured: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{cannot convert value of type '()' to closure result type 'BindingReceipt<Ship>'}}
    binder.bind(Ship.self).configured { _ in }

    binder.bind(Ship.self).configured { bind in bind.to(factory: Ship.init) }
  }
}
