import Pure
import Testing

@Suite("Factories with an overridden dependency") struct OverriddenDependencyTests {
  @Test("A factory creates objects with the dependency of its subclass") func factory() {
    let factory: Factory<Kite> = PatchedFactory(dependency: "silk")
    #expect(factory.dependency == "patched silk")
    #expect(factory.create(payload: "red").description == "red patched silk")
  }

  @Test("A configurator configures objects with the dependency of its subclass") func configurator() {
    let kite = Kite(dependency: "paper", payload: "white")
    let configurator: Configurator<Kite> = PatchedConfigurator(dependency: "silk")
    configurator.configure(kite, payload: "red")
    #expect(kite.description == "red patched silk")
  }

  @Test("A factory subclass may make its dependency replaceable") func replaced() {
    let factory = ReplaceableFactory<Kite>(dependency: "silk")
    #expect(factory.create(payload: "red").description == "red silk")
    factory.dependency += " and bamboo"
    #expect(factory.create(payload: "red").description == "red silk and bamboo")
  }

  @Test("The expression of a dependency that a subclass does not read is never evaluated") func unread() {
    var isEvaluated = false
    func silk() -> String {
      isEvaluated = true
      return "silk"
    }
    #expect(FixedFactory(dependency: silk()).create(payload: "red").description == "red fixed")
    #expect(!isEvaluated)
  }
}

private final class Kite: FactoryModule, ConfiguratorModule {
  typealias Dependency = String
  typealias Payload = String
  private(set) var description: String

  init(dependency: String, payload: String) {
    description = "\(payload) \(dependency)"
  }

  func configure(dependency: String, payload: String) {
    description = "\(payload) \(dependency)"
  }
}

private final class PatchedFactory: Factory<Kite> {
  override var dependency: String { "patched \(super.dependency)" }
}

private final class PatchedConfigurator: Configurator<Kite> {
  override var dependency: String { "patched \(super.dependency)" }
}

private final class FixedFactory: Factory<Kite> {
  override var dependency: String { "fixed" }
}

private final class ReplaceableFactory<Module: FactoryModule>: Factory<Module> {
  private var replacement: Module.Dependency?

  override var dependency: Module.Dependency {
    get { replacement ?? super.dependency }
    set { replacement = newValue }
  }
}
