import Cleanse

/// A graph with every kind of member of a document, and with several errors.
struct Observatory: RootComponent {
  typealias Root = Dome

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: InstrumentModule.self)
    binder.include(module: InstrumentModule.Optics.self)
    binder.bind().sharedInScope().sendable().to(value: StarCatalogue())
    binder.bind().tagged(with: SiteName.self).to(value: "Paranal")
    binder.bind().intoDictionary(key: "say \"hi\" <b>\\\n").to { Lamp() }
    binder.bind().sharedInScope().eager().to(factory: Motor.init)
    binder.bindOptional(Weather.self)
    binder.bindPropertyInjectionOf(Visitor.self).to(injector: Visitor.inject)
    binder.bindFactory(Exposure.self).with(ExposureFactory.self).to(factory: Exposure.init)
    binder.bind(Lens.self).to(value: Lens())
    binder.install(dependency: Night.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Dome>) -> BindingReceipt<Dome> {
    bind.to(factory: Dome.init)
  }
}

enum InstrumentModule: Module {
  static func configure(binder: Binder<Unscoped>) {
    binder.include(module: Optics.self)
    binder.bind(Filter.self).intoCollection().to { Filter() }
    binder.bind(Filter.self).intoCollection().to { (_: Lens) in Filter() }
  }

  enum Optics: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind().to(factory: Lens.init)
      binder.bind().to(factory: Mirror.init)
    }
  }
}

/// A subcomponent with a missing binding and a contribution to a collection of its parent.
struct Night: Component {
  typealias Root = Observation
  typealias Seed = Observer

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Filter.self).intoCollection().to { Filter() }
    binder.bind().to(factory: Spectrograph.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Observation>) -> BindingReceipt<Observation> {
    bind.to(factory: Observation.init)
  }
}

enum SiteName: Cleanse.Tag {
  typealias Element = String
}

enum ExposureFactory: AssistedFactory {
  typealias Seed = Int
  typealias Element = Exposure
}

struct StarCatalogue: Sendable {}
struct Lamp {}
struct Filter {}
struct Observer {}
struct Weather {}
struct Coolant {}

struct Lens {}

/// A type that depends on itself through the motor.
struct Mirror {
  init(lens: Lens, motor: Motor) {}
}

final class Motor {
  init(mirror: Mirror, dome: WeakProvider<Dome>) {}
}

final class Dome {
  init(
    name: TaggedProvider<SiteName>, catalogue: Provider<StarCatalogue>, motor: @escaping () -> Motor,
    weather: Weather?, lamps: [String: Lamp], filters: [Filter], night: ComponentFactory<Night>
  ) {}
}

final class Visitor {
  func inject(catalogue: StarCatalogue) {}
}

struct Exposure {
  init(seconds: Assisted<Int>, filters: [Filter]) {}
}

struct Spectrograph {
  init(coolant: Provider<Coolant>) {}
}

struct Observation {
  init(filters: [Filter], catalogue: StarCatalogue?, observer: Observer, spectrograph: Spectrograph) {}
}
