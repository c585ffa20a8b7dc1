import Cleanse

struct Fuel: Tag { typealias Element = String }

protocol Horn { var sound: String { get } }

struct LoudHorn: Horn { let sound = "honk" }

struct FakeHorn: Horn { let sound = "silence" }

final class Engine {
  let fuel: String
  init(fuel: TaggedProvider<Fuel>) { self.fuel = fuel.get() }
}

final class Car {
  let engine: Engine
  let horn: any Horn
  init(engine: Engine, horn: any Horn) {
    self.engine = engine
    self.horn = horn
  }
}

struct TrailerScope: Scope {}

/// A subcomponent with a seed.
struct Trailer: Component {
  typealias Seed = Int

  struct Root {
    let load: Int
    let engine: Engine
  }

  static func configure(binder: Binder<TrailerScope>) {
    binder.bind(Double.self).sharedInScope().to { Double($0 as Int) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

struct EngineModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Engine.init)
    binder.bind(String.self).tagged(with: Fuel.self).to { "diesel" }
  }
}

/// A valid graph.
struct Garage: RootComponent {
  typealias Root = Car

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: EngineModule.self)
    binder.bind((any Horn).self).to { LoudHorn() as any Horn }
    binder.bind(Int.self).intoCollection().to { 4 }
    binder.bind(Int.self).intoCollection().to(value: [5, 6])
    binder.bind(Int.self).intoDictionary(key: "doors").to(value: 3)
    binder.bind(UInt.self).to(value: 7)
    binder.install(dependency: Trailer.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> {
    bind.to(factory: Car.init)
  }
}

struct Wheel { init(spare: Spare) {} }

struct Spare { init(wheel: Wheel) {} }

struct Lamp {}

/// A graph with a cycle and two missing types.
struct Wreck: RootComponent {
  struct Root { init(wheel: Wheel, lamp: Lamp, fuel: TaggedProvider<Fuel>) {} }

  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Wheel.init)
    binder.bind().to(factory: Spare.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// The error of the plugin `Objecting`.
struct Objection: CleanseError {
  let description: String
}

/// A plugin that reports an error for every graph.
struct Objecting: CleanseBindingPlugin {
  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.append(error: Objection(description: "no graphs on Sundays"))
  }
}
