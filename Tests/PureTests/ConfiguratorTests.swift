import Pure
import Testing

@Suite("Configurators of modules") struct ConfiguratorTests {
  @Test("hand the dependency and the payload to an object that there is already") func configure() {
    let label = Label()
    let configurator = Label.Configurator(dependency: .init(prefix: "No. "))
    configurator.configure(label, payload: .init(number: 5))
    #expect(label.text == "No. 5")
    configurator.configure(label, payload: .init(number: 6))
    #expect(label.text == "No. 6")
  }

  @Test("evaluate the dependency when it is first needed, and once") func lazyDependency() {
    var evaluations = 0
    func prefix() -> String {
      evaluations += 1
      return "No. "
    }
    let configurator = Label.Configurator(dependency: .init(prefix: prefix()))
    #expect(evaluations == 0)
    configurator.configure(Label(), payload: .init(number: 1))
    configurator.configure(Label(), payload: .init(number: 2))
    #expect(evaluations == 1)
  }

  @Test("need no dependency and no payload where these are Void") func void() {
    let lamp = Lamp()
    Lamp.Configurator().configure(lamp)
    #expect(lamp.isLit)
  }

  @Test("can be subclassed") func subclass() {
    let label = Label()
    let configurator: Configurator<Label> = ShoutingConfigurator(dependency: .init(prefix: "No. "))
    configurator.configure(label, payload: .init(number: 5))
    #expect(label.text == "No. 5!")
  }

  @Test("are inherited by subclasses of the class that conforms") func inheritedConfigurator() {
    #expect(Poster.Configurator.self == Configurator<Label>.self)
    let poster = Poster()
    Poster.Configurator(dependency: .init(prefix: "")).configure(poster, payload: .init(number: 1))
    Configurator<Poster>(dependency: .init(prefix: "+")).configure(poster, payload: .init(number: 2))
    #expect(poster.text == "+2")
  }
}

private class Label: ConfiguratorModule {
  struct Dependency {
    let prefix: String
  }
  struct Payload {
    let number: Int
  }

  var text = ""

  func configure(dependency: Dependency, payload: Payload) {
    text = dependency.prefix + String(payload.number)
  }
}

private final class Poster: Label {}

private final class ShoutingConfigurator: Configurator<Label> {
  override func configure(_ module: Label, payload: Label.Payload) {
    super.configure(module, payload: payload)
    module.text += "!"
  }
}

private final class Lamp: ConfiguratorModule {
  typealias Dependency = Void
  typealias Payload = Void
  var isLit = false

  func configure(dependency: Void, payload: Void) {
    isLit = true
  }
}
