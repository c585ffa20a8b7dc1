import Cleanse

/// Nested types.
enum GarageMistakes {
  static func validate() -> ValidationReport { GraphValidator.validate(Garage.Component.self) }
}

enum Garage {
  struct Car {}

  protocol Engine {}

  struct Diesel: Engine {
    struct Filter {}
  }

  struct Speed: Tag { typealias Element = Int }

  struct Wheel: Hashable {}

  class Lift {}

  final class HeavyLift: Lift {}

  struct Owner {
    struct Name: Tag { typealias Element = String }
  }

  struct Order {}

  struct Ordering: AssistedFactory {
    typealias Element = Garage.Order
    typealias Seed = Int
  }

  final class Door {}

  struct Root {
    let car: Car?
    let engine: any Engine
    let speed: TaggedProvider<Speed>
    let wheels: [Wheel]
    let spares: Set<Wheel>
    let lift: Lift
    let name: TaggedProvider<Owner.Name>
    let orders: Factory<Ordering>
    let filters: [Diesel.Filter]
    let shed: ComponentFactory<Shed>
    let doors: PropertyInjector<Door>
  }

  struct Shed: Cleanse.Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> { bind.to(value: 1) }
  }

  struct Component: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind().to(factory: Diesel.init)
      binder.bind().to(factory: Wheel.init)
      binder.bind().to(factory: HeavyLift.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
}
