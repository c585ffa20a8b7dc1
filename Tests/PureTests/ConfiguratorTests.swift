import Pure
import Testing

@Suite("Configurators of modules") struct ConfiguratorTests {
  @Test("A configurator passes the dependency and the payload to an existing object") func configure() {
    let label = Label()
    let configurator = Label.Configurator(dependency: .init(prefix: "No. "))
    configurator.configure(label, payload: .init(number: 5))
    #expect(label.text == "No. 5")
    configurator.configure(label, payload: .init(number: 6))
    #expect(label.text == "No. 6")
  }

  @Test("A configurator evaluates its dependency once at the first use") func lazyDependency() {
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

  @Test("A configurator requires neither a dependency nor a payload if they are Void") func void() {
    let lamp = Lamp()
    Lamp.Configurator().configure(lamp)
    #expect(lamp.isLit)
  }

  @Test("A configurator can be subclassed") func subclass() {
    let label = Label()
    let configurator: Configurator<Label> = ShoutingConfigurator(dependency: .init(prefix: "No. "))
    configurator.configure(label, payload: .init(number: 5))
    #expect(label.text == "No. 5!")
  }

  @Test("A subclass of a conforming class inherits the configurator") func inheritedConfigurator() {
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
