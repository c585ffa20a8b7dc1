import TestSupport
import Cleanse
import Testing

private struct Engine {}
private struct Radio {}
private struct Fuel: Sendable {}
private struct Map {}

private struct Car {
  let radio: Provider<Radio>
}

private struct CarComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Engine.self).sharedInScope().eager().to { (log: EventLog, _: Fuel) in
      log.note("engine")
      return Engine()
    }
    binder.bind(Radio.self).sharedInScope().to { (log: EventLog) in
      log.note("radio")
      return Radio()
    }
    binder.bind(Fuel.self).sharedInScope().eager().sendable().to { (log: EventLog) in
      log.note("fuel")
      return Fuel()
    }
    binder.bind(Map.self).intoCollection().sharedInScope().eager().to { (log: EventLog) in
      log.note("map")
      return Map()
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> {
    bind.to { (log: EventLog, radio: Provider<Radio>) in
      log.note("root")
      return Car(radio: radio)
    }
  }
}

private struct InnerCarComponent: Component {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    CarComponent.configure(binder: binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> {
    CarComponent.configureRoot(binder: bind)
  }
}

@Suite("Eager bindings")
struct EagerTests {
  @Test("Eager bindings are created once when the instance is built, each after its dependencies")
  func order() throws {
    let log = EventLog()
    let factory = try ComponentFactory.of(CarComponent.self)
    #expect(log.events == [])
    let instance = factory.instantiate(log)
    #expect(log.events == ["fuel", "engine", "map", "root"])
    _ = instance.root.radio.get()
    #expect(log.events == ["fuel", "engine", "map", "root", "radio"])
    // The second instance comes from another run of configure.
    let other = EventLog()
    _ = factory.build(other)
    #expect(other.events == ["fuel", "engine", "map", "root"])
  }

  @Test("Eager bindings of a subcomponent are created by each of its builds", arguments: [true, false])
  func installed(isValidated: Bool) throws {
    struct Garage {
      let cars: ComponentFactory<InnerCarComponent>
    }
    struct Component: RootComponent {
      static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: InnerCarComponent.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Garage>) -> BindingReceipt<Garage> {
        bind.to(factory: Garage.init)
      }
    }
    let garage = try ComponentFactory.of(Component.self, validate: isValidated).build()
    for _ in 0..<2 {
      let log = EventLog()
      _ = garage.cars.build(log)
      #expect(log.events == ["fuel", "engine", "map", "root"])
    }
  }
}
