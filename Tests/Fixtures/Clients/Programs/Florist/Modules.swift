// Modules as programs for devxoul/Pure declare them, of every shape.
import Pure

final class Bouquet: FactoryModule {
  struct Dependency {
    var shop: String
  }

  struct Payload {
    let flower: String
  }

  let label: String

  init(label: String) {
    self.label = label
  }

  convenience init(dependency: Dependency, payload: Payload) {
    self.init(label: "\(payload.flower) of \(dependency.shop)")
  }
}

final class Ribbon: ConfiguratorModule {
  struct Dependency {
    var dye: String
  }

  struct Payload {
    let text: String
  }

  var text = "blank"

  func configure(dependency: Dependency, payload: Payload) {
    text = "\(payload.text) in \(dependency.dye)"
  }
}

/// Any dependency and any payload, such as `Void`.
class Card<DependencyType, PayloadType>: FactoryModule, ConfiguratorModule {
  typealias Dependency = DependencyType
  typealias Payload = PayloadType

  var dependency: Dependency?
  var payload: Payload?

  init() {}

  required init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }

  func configure(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }

  var words: String { "\(dependency.map { "\($0)" } ?? "none"), \(payload.map { "\($0)" } ?? "none")" }
}

@MainActor final class Window: @MainActor FactoryModule {
  typealias Payload = String
  let title: String

  init(dependency: Dependency, payload: Payload) {
    title = payload
  }
}

protocol Worded: AnyObject {
  var text: String { get set }
}

extension Ribbon: Worded {}

/// Modules with a configurator are objects, which generic code may change.
extension ConfiguratorModule where Self: Worded {
  func erase() { text = "erased" }
}

extension Configurator where Module: Worded {
  func write(_ text: String, on module: Module) { module.text = text }
}

struct Shop {
  let bouquets: Bouquet.Factory
  let ribbons: Ribbon.Configurator

  func wrap(_ flower: String) -> String {
    let ribbon = Ribbon()
    ribbons.configure(ribbon, payload: .init(text: "for you"))
    return "\(bouquets.create(payload: .init(flower: flower)).label), \(ribbon.text)"
  }
}
