import Autowire
import Pure

protocol Greeter: SharedInjectable {
  var greeting: String { get }
}

final class GreeterImpl: Greeter {
  let greeting = "Hello"
}

struct Porch: Injectable {
  let greeter: any Greeter
  let makeBell: () -> Bell
}

final class Bell: Injectable {
  let greeter: any Greeter

  init(greeter: any Greeter) {
    self.greeter = greeter
  }
}

final class Letter: FactoryModule {
  struct Dependency {
    let greeter: any Greeter
    let stamps: Stamp.Configurator
  }

  struct Payload {
    let name: String
  }

  let text: String

  init(dependency: Dependency, payload: Payload) {
    let stamp = Stamp()
    dependency.stamps.configure(stamp)
    text = "\(dependency.greeter.greeting), \(payload.name)\(stamp.isValid ? "!" : "?")"
  }
}

final class Stamp: ConfiguratorModule {
  typealias Dependency = Void
  typealias Payload = Void
  var isValid = false

  func configure(dependency: Void, payload: Void) {
    isValid = true
  }
}

/// In lower case, its name is a keyword.
final class Switch: SharedInjectable {
  var isOn = true
}

struct Office: Injectable {
  let letters: Letter.Factory
  let light: Switch
}

let dependency = AppDependency.resolve()
let porch = dependency.makePorch()
print(dependency.greeter.greeting, porch.greeter as AnyObject === porch.makeBell().greeter as AnyObject)
print(porch.makeBell() === porch.makeBell())
print(dependency.makeOffice().light === dependency.sharedSwitch)
print(dependency.makeOffice().letters.create(payload: .init(name: "Ada")).text)
