import Cleanse

/// Binds a kitchen with an oven and a radio, but only types similar to their dependencies.
struct MissingProviderModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Kitchen.init)
    binder.bind().sharedInScope().to(factory: Oven.init)
    binder.bind().tagged(with: Outdoors.self).to(factory: Thermometer.init)
    binder.bind().to(factory: KitchenRadio.init)
  }
}

struct Kitchen {
  let oven: Oven
  let radio: any Radio
}

struct Oven {
  let thermometer: Thermometer
}

struct Thermometer {}

struct Outdoors: Tag {
  typealias Element = Thermometer
}

protocol Radio {}

struct KitchenRadio: Radio {}
