// Factories and configurators that subclasses change.
import Pure

final class SeasonalFactory: Factory<Bouquet> {
  private let season: String

  init(season: String, dependency: @autoclosure @escaping () -> Bouquet.Dependency) {
    self.season = season
    super.init(dependency: dependency())
  }

  override var dependency: Bouquet.Dependency {
    .init(shop: "\(super.dependency.shop) in \(season)")
  }
}

/// A factory whose dependency can be replaced.
class ReplaceableFactory<Module: FactoryModule>: Factory<Module> {
  private var replacement: Module.Dependency?
  private(set) var count = 0

  override var dependency: Module.Dependency {
    get { replacement ?? super.dependency }
    set { replacement = newValue }
  }

  override func create(payload: Module.Payload) -> Module {
    count += 1
    return super.create(payload: payload)
  }
}

final class DyeingConfigurator: Configurator<Ribbon> {
  override var dependency: Ribbon.Dependency {
    get { dyed ?? super.dependency }
    set { dyed = newValue }
  }

  private var dyed: Ribbon.Dependency?
}

/// A factory without a dependency of its own.
final class FixedFactory: Factory<Bouquet> {
  init() {
    super.init(dependency: .init(shop: "never read"))
  }

  override var dependency: Bouquet.Dependency { .init(shop: "nowhere") }
}
