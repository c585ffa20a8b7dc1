import Cleanse

// A component is built from its seed, and an assisted factory makes objects from an argument.

struct Ship {}

struct Voyage: Component {
  typealias Seed = String

  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}

struct Trip: Component {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}

struct ShipFactory: AssistedFactory {
  typealias Element = Ship
  typealias Seed = Int
}

func depart(
  voyages: ComponentFactory<Voyage>, trips: ComponentFactory<Trip>, ships: Factory<ShipFactory>,
  others: Factory<EmptySeed<Ship>>
) {
  // expected-error@+1 {{'build()' is unavailable: the component is built from a seed: build(seed)}}
  _ = voyages.build()
  // expected-error@+1 {{'callAsFunction()' is unavailable: the component is built from a seed: call it with one}}
  _ = voyages()
  // expected-error@+1 {{'instantiate()' is unavailable: the component is built from a seed: instantiate(seed)}}
  _ = voyages.instantiate()
  // expected-error@+1 {{'build' is unavailable: the component has no seed: give it one with 'typealias Seed = …', or call build()}}
  _ = trips.build("home")
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Voyage.Seed' (aka 'String')}}
  _ = voyages.build(1)
  // expected-error@+1 {{'build()' is unavailable: the factory takes an argument: build(seed)}}
  _ = ships.build()
  // expected-error@+1 {{'callAsFunction()' is unavailable: the factory takes an argument: call it with one}}
  _ = ships()
  // expected-error@+1 {{'build' is unavailable: the factory takes no argument: give it one with bindFactory(X.self).with(F.self)}}
  _ = others.build(1)

  _ = voyages.build("home")
  _ = trips.build()
  _ = ships.build(1)
  _ = others.build()
}

func departLater(
  voyages: AsyncComponentFactory<Voyage>, trips: AsyncComponentFactory<Trip>
) async throws {
  // expected-error@+1 {{'build()' is unavailable: the component is built from a seed: build(seed)}}
  _ = try await voyages.build()
  // expected-error@+1 {{'callAsFunction()' is unavailable: the component is built from a seed: call it with one}}
  _ = try await voyages()
  // expected-error@+1 {{'instantiate()' is unavailable: the component is built from a seed: instantiate(seed)}}
  _ = try await voyages.instantiate()
  // expected-error@+1 {{'build' is unavailable: the component has no seed: give it one with 'typealias Seed = …', or call build()}}
  _ = try await trips.build("home")

  _ = try await voyages.build("home")
  _ = try await trips.build()
}

func departAnywhere(voyages: SendableComponentFactory<Voyage>, trips: SendableComponentFactory<Trip>) {
  // expected-error@+1 {{'build()' is unavailable: the component is built from a seed: build(seed)}}
  _ = voyages.build()
  // expected-error@+1 {{'instantiate()' is unavailable: the component is built from a seed: instantiate(seed)}}
  _ = voyages.instantiate()
  // expected-error@+1 {{'build' is unavailable: the component has no seed: give it one with 'typealias Seed = …', or call build()}}
  _ = trips.build("home")

  _ = voyages.build("home")
  _ = trips.build()
}
