import Pure
import Testing

@Suite("Factories of modules") struct FactoryTests {
  @Test("A factory passes the dependency and the payload to the module") func create() {
    let factory = Postcard.Factory(dependency: .init(printer: "Gutenberg"))
    let postcard = factory.create(payload: .init(greeting: "Hello"))
    #expect(postcard.text == "Hello, printed by Gutenberg")
    #expect(factory.dependency.printer == "Gutenberg")
  }

  @Test("A factory creates a new object at each call") func newObjects() {
    let factory = Postcard.Factory(dependency: .init(printer: "Gutenberg"))
    #expect(factory.create(payload: .init(greeting: "Hi")) !== factory.create(payload: .init(greeting: "Hi")))
  }

  @Test("A factory evaluates its dependency once at the first use") func lazyDependency() {
    var evaluations = 0
    func printer() -> String {
      evaluations += 1
      return "Gutenberg"
    }
    let factory = Postcard.Factory(dependency: .init(printer: printer()))
    #expect(evaluations == 0)
    _ = factory.create(payload: .init(greeting: "Hello"))
    _ = factory.create(payload: .init(greeting: "Bye"))
    _ = factory.dependency
    #expect(evaluations == 1)
  }

  @Test("A factory releases the dependency's expression after its evaluation") func releasedExpression() {
    weak var weakPress: Press?
    func factory() -> Postcard.Factory {
      let press = Press()
      weakPress = press
      return Postcard.Factory(dependency: .init(printer: press.name))
    }
    let postcards = factory()
    #expect(weakPress != nil)
    #expect(postcards.dependency.printer == "Press")
    #expect(weakPress == nil)
  }

  @Test("A factory can be subclassed") func subclass() {
    let factory = CountingFactory(dependency: .init(printer: "Gutenberg"))
    let plain: Factory<Postcard> = factory
    _ = plain.create(payload: .init(greeting: "Hello"))
    _ = plain.create(payload: .init(greeting: "Hello"))
    #expect(factory.count == 2)
  }

  @Test("A factory creates structs") func structs() {
    let factory = Badge.Factory(dependency: 7)
    #expect(factory.create(payload: "visitor") == Badge(dependency: 7, payload: "visitor"))
  }

  @Test("A factory requires neither a dependency nor a payload if they are Void") func void() {
    #expect(Echo.Factory().create(payload: "hello").word == "hello")
    #expect(Clock.Factory(dependency: 12).create().hour == 12)
    #expect(type(of: Silence.Factory().create()) == Silence.self)
  }

  @Test("The nested factory of a subclass creates the conforming superclass") func inheritedFactory() {
    #expect(Vehicle.Factory.self == Factory<Vehicle>.self)
    #expect(Bicycle.Factory.self == Factory<Vehicle>.self)
    #expect(type(of: Bicycle.Factory(dependency: 4).create(payload: "red")) == Vehicle.self)
  }

  @Test("A factory of a subclass creates the subclass") func subclassFactory() {
    let bicycle: Bicycle = Factory<Bicycle>(dependency: 2).create(payload: "red")
    #expect(type(of: bicycle) == Bicycle.self)
    #expect(bicycle.description == "red, 2 wheels")
  }
}

private final class Postcard: FactoryModule {
  struct Dependency {
    let printer: String
  }
  struct Payload {
    let greeting: String
  }

  let text: String

  init(dependency: Dependency, payload: Payload) {
    text = "\(payload.greeting), printed by \(dependency.printer)"
  }
}

private final class CountingFactory: Factory<Postcard> {
  var count = 0

  override func create(payload: Postcard.Payload) -> Postcard {
    count += 1
    return super.create(payload: payload)
  }
}

private final class Press {
  let name = "Press"
}

private struct Badge: FactoryModule, Equatable {
  typealias Dependency = Int
  typealias Payload = String
  let number: Int
  let role: String

  init(dependency: Int, payload: String) {
    number = dependency
    role = payload
  }
}

private struct Echo: FactoryModule {
  typealias Dependency = Void
  typealias Payload = String
  let word: String

  init(dependency: Void, payload: String) {
    word = payload
  }
}

private struct Clock: FactoryModule {
  typealias Dependency = Int
  typealias Payload = Void
  let hour: Int

  init(dependency: Int, payload: Void) {
    hour = dependency
  }
}

private final class Silence: FactoryModule {
  typealias Dependency = Void
  typealias Payload = Void
  init(dependency: Void, payload: Void) {}
}

private class Vehicle: FactoryModule {
  typealias Dependency = Int
  typealias Payload = String
  let wheels: Int
  let colour: String

  required init(dependency: Int, payload: String) {
    wheels = dependency
    colour = payload
  }

  var description: String { "\(colour), \(wheels) wheels" }
}

private final class Bicycle: Vehicle {}
