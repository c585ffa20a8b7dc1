import Cleanse

// Former classes are structs, and a former literal is a string.

struct Ship {}

struct Voyage: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

final class Harbour {
  // expected-error@+1 {{'weak' may only be applied to class and class-bound protocol types, not 'ComponentFactory<Voyage>'}}
  weak var departures: ComponentFactory<Voyage>?
  var arrivals: ComponentFactory<Voyage>?
}

func areSame(_ info: ProviderInfo, _ other: ProviderInfo) -> Bool {
  // expected-error@+2 {{argument type 'ProviderInfo' expected to be an instance of a class or class-constrained type}}
  // expected-error@+1 {{argument type 'ProviderInfo' expected to be an instance of a class or class-constrained type}}
  if info === other { return true }
  return info == other
}

func areSame(_ factory: ComponentFactory<Voyage>, _ other: ComponentFactory<Voyage>) -> Bool {
  // expected-error@+2 {{argument type 'ComponentFactory<Voyage>' expected to be an instance of a class or class-constrained type}}
  // expected-error@+1 {{argument type 'ComponentFactory<Voyage>' expected to be an instance of a class or class-constrained type}}
  factory === other
}

func file(of location: SourceLocation) -> StaticString {
  // expected-error@+1 {{cannot convert return expression of type 'String' to return type 'StaticString'}}
  location.file
}

func name(of location: SourceLocation) -> String {
  location.file
}
