import TestSupport
import Testing

@testable import Relay

@Suite("Injected properties") struct InjectedTests {
  private static let scope = DependencyContainerScope("InjectedTests")

  private struct Cabin {
    @Injected(scope: InjectedTests.scope) var number: Int
    @Injected(scope: InjectedTests.scope) var window: String?
  }

  @Test("An injected property can be set and then resolves nothing") func assigned() {
    final class Boat { @Injected(scope: "InjectedTests.nothing") var engine: Engine }
    let engine = Engine()
    let boat = Boat()
    boat.engine = engine
    #expect(boat.engine === engine)
  }

  @Test("An injected property is resolved once, when it is first read") func once() {
    let made = Counter()
    let container = DependencyContainer.container(for: "InjectedTests.once")
    struct Boat { @Injected(scope: "InjectedTests.once") var number: Int }
    container.register(Int.self, lifecycle: .transient) { _ in
      made.increment()
      return made.count
    }
    let boat = Boat()
    #expect(made.count == 0)
    #expect([boat.number, boat.number, Boat().number] == [1, 1, 2])
  }

  @Test("Setting an injected property of a copied struct leaves the original unchanged") func copies() {
    DependencyContainer.container(for: Self.scope).register(Int.self) { _ in 1 }
    DependencyContainer.container(for: Self.scope).register(String.self) { _ in "round" }
    let original = Cabin()
    var copy = original
    copy.number = 2
    #expect([original.number, copy.number] == [1, 2])
    #expect(original.window == "round")
  }

  @Test("A cycle that begins at an injected property is reported without the property") func chain() throws {
    let global = ContainerFamily().global
    let property = Injected<Ship>(from: global)
    let errors = EventLog()
    global.register(Ship.self) { Ship(engine: $0.resolve()) }
    global.register(Engine.self) { container in
      do { _ = try container.tryResolve(Ship.self) } catch { errors.note("\(error)") }
      return Engine()
    }
    _ = property.wrappedValue
    #expect(errors.events == ["Ship in the scope 'global' depends on itself: Ship -> Engine -> Ship"])
  }
}
