import Cleanse

/// Binds an oven, and nothing that the oven could read the temperature from.
struct MissingProviderModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Oven.init)
  }
}

struct Oven {
  let thermometer: Thermometer
}

struct Thermometer {}
