import Pure
import Testing

@Suite("Factories with custom creation") struct CustomisedFactoryTests {
  @Test("A custom create is chosen if the compiler knows the module") func concrete() {
    let factory = Kite.Factory(dependency: "silk")
    #expect(factory.create(payload: "red").origin == "workshop: red silk")
  }

  @Test("Generic code calls the factory's own create instead of a custom one") func generic() {
    func make<M: FactoryModule>(_ factory: Factory<M>, _ payload: M.Payload) -> M {
      factory.create(payload: payload)
    }
    #expect(make(Kite.Factory(dependency: "silk"), "red").origin == "initializer")
  }

  @Test("A custom configure is chosen if the compiler knows the module") func configurator() {
    func configure<M: ConfiguratorModule>(_ configurator: Configurator<M>, _ module: M, _ payload: M.Payload) {
      configurator.configure(module, payload: payload)
    }
    let kite = Kite(origin: "")
    Kite.Configurator(dependency: "silk").configure(kite, payload: "red")
    #expect(kite.origin == "repaired with red silk")
    configure(Kite.Configurator(dependency: "silk"), kite, "red")
    #expect(kite.origin == "configured")
  }

  @Test("A custom create of one module does not affect other modules") func others() {
    #expect(Drone.Factory(dependency: "carbon").create(payload: "black").origin == "initializer")
  }
}

private final class Kite: FactoryModule, ConfiguratorModule {
  typealias Dependency = String
  typealias Payload = String
  var origin: String

  init(origin: String) {
    self.origin = origin
  }

  convenience init(dependency: String, payload: String) {
    self.init(origin: "initializer")
  }

  func configure(dependency: String, payload: String) {
    origin = "configured"
  }
}

extension Factory where Module == Kite {
  fileprivate func create(payload: Module.Payload) -> Module {
    Kite(origin: "workshop: \(payload) \(dependency)")
  }
}

extension Configurator where Module == Kite {
  fileprivate func configure(_ module: Module, payload: Module.Payload) {
    module.origin = "repaired with \(payload) \(dependency)"
  }
}

private struct Drone: FactoryModule {
  typealias Dependency = String
  typealias Payload = String
  let origin: String

  init(dependency: String, payload: String) {
    origin = "initializer"
  }
}
