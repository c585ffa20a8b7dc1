import TestSupport
import Testing

@testable import Relay

@Suite("Containers") struct DependencyContainerTests {
  let family = ContainerFamily()
  var global: DependencyContainer { family.global }

  @Test("A container creates a singleton once, at its first request") func singleton() {
    let calls = Counter()
    global.register(Clock.self) { _ in
      calls.increment()
      return SystemClock()
    }
    #expect(calls.count == 0)
    #expect(global.resolve(Clock.self) === global.resolve(Clock.self))
    #expect(calls.count == 1)
  }

  @Test("A container does not retain transient objects") func transient() {
    global.register(Engine.self, lifecycle: .transient) { _ in Engine() }
    weak let engine: Engine? = global.resolve(Engine.self)
    #expect(engine == nil)
  }

  @Test("A container passes itself to the factories that it calls") func nested() {
    global.register(Engine.self) { _ in Engine() }
    global.register { container in Ship(engine: container.resolve()) }
    let ship: Ship = global.resolve()
    #expect(ship.engine === global.resolve(Engine.self))
  }

  @Test("A second registration replaces the factory and the object of the first one") func again() {
    global.register(Clock.self) { _ in SystemClock() }
    let former = global.resolve(Clock.self)
    global.register(Clock.self, lifecycle: .transient) { _ in StoppedClock() }
    #expect(former is SystemClock)
    #expect(global.resolve(Clock.self) is StoppedClock)
  }

  @Test("The debug log receives a second registration and nothing else") func log() {
    let lines = EventLog()
    family.log.receiver = { lines.note($0) }
    global.register(Engine.self) { _ in Engine() }
    family.container(for: "voyage").register(Engine.self) { _ in Engine() }
    _ = global.resolve(Engine.self)
    #expect(lines.events == [])
    family.container(for: "voyage").register(Engine?.self) { _ in nil }
    #expect(
      lines.events == [
        "Engine was registered again in the scope 'voyage': the new factory replaces the former one."
      ])
  }

  @Test("A replaced object may resolve dependencies in its deinit") func deinitialization() {
    final class Farewell {
      let global: DependencyContainer
      init(_ global: DependencyContainer) { self.global = global }
      deinit { _ = global.resolve(Engine.self) }
    }
    global.register(Engine.self) { _ in Engine() }
    global.register(Farewell.self) { Farewell($0) }
    _ = global.resolve(Farewell.self)
    global.register(Farewell.self) { Farewell($0) }
  }

  @Test("A registration during the call of the old factory is kept") func registeringMeanwhile() {
    global.register(Clock.self) { container in
      container.register(Clock.self) { _ in StoppedClock() }
      #expect(container.resolve(Clock.self) is StoppedClock)
      return SystemClock()
    }
    #expect(global.resolve(Clock.self) is SystemClock)
    #expect(global.resolve(Clock.self) is StoppedClock)
  }

  // MARK: Scopes

  @Test("A container exists once per scope, and the scope 'global' is the global container") func identity() {
    #expect(family.container(for: "voyage") === family.container(for: DependencyContainerScope("voyage")))
    #expect(family.container(for: "voyage") !== family.container(for: "harbour"))
    #expect(family.container(for: "global") === global)
    #expect(DependencyContainer.container(for: .global) === DependencyContainer.global)
  }

  @Test("A container falls back to the global container and shares its objects") func fallback() {
    global.register(Engine.self) { _ in Engine() }
    #expect(family.container(for: "voyage").resolve(Engine.self) === global.resolve(Engine.self))
  }

  @Test("A container does not cache objects of the global container") func uncachedFallback() {
    let voyage = family.container(for: "voyage")
    global.register(Clock.self) { _ in SystemClock() }
    #expect(voyage.resolve(Clock.self) is SystemClock)
    voyage.register(Clock.self) { _ in StoppedClock() }
    #expect(voyage.resolve(Clock.self) is StoppedClock)
    global.register(Engine.self) { _ in Engine() }
    let first = voyage.resolve(Engine.self)
    global.register(Engine.self) { _ in Engine() }
    #expect(voyage.resolve(Engine.self) !== first)
  }

  @Test("A global factory gets the global container, whichever container is asked") func globalFactory() {
    let voyage = family.container(for: "voyage")
    global.register(Clock.self) { _ in SystemClock() }
    voyage.register(Clock.self) { _ in StoppedClock() }
    global.register([any Clock].self) { [$0.resolve(Clock.self)] }
    #expect(voyage.resolve([any Clock].self).first is SystemClock)
  }

  @Test("Registrations of a scoped container are invisible in other containers") func ownTypes() {
    let voyage = family.container(for: "voyage")
    voyage.register(Engine.self) { _ in Engine() }
    #expect(throws: DependencyResolutionError.self) { try global.tryResolve(Engine.self) }
    #expect(throws: DependencyResolutionError.self) { try family.container(for: "harbour").tryResolve(Engine.self) }
  }
}
