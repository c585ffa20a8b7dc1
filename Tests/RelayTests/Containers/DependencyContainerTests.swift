import TestSupport
import Testing

@testable import Relay

@Suite("Containers") struct DependencyContainerTests {
  let family = ContainerFamily()
  var global: DependencyContainer { family.global }

  @Test("make a singleton once, when it is first asked for") func singleton() {
    let calls = Counter()
    global.register(Clock.self) { _ in
      calls.increment()
      return SystemClock()
    }
    #expect(calls.count == 0)
    #expect(global.resolve(Clock.self) === global.resolve(Clock.self))
    #expect(calls.count == 1)
  }

  @Test("keep no transient alive") func transient() {
    global.register(Engine.self, lifecycle: .transient) { _ in Engine() }
    weak let engine: Engine? = global.resolve(Engine.self)
    #expect(engine == nil)
  }

  @Test("hand a factory the container to resolve from") func nested() {
    global.register(Engine.self) { _ in Engine() }
    global.register { container in Ship(engine: container.resolve()) }
    let ship: Ship = global.resolve()
    #expect(ship.engine === global.resolve(Engine.self))
  }

  @Test("take the last of several registrations, and forget what the former made") func again() {
    global.register(Clock.self) { _ in SystemClock() }
    let former = global.resolve(Clock.self)
    global.register(Clock.self, lifecycle: .transient) { _ in StoppedClock() }
    #expect(former is SystemClock)
    #expect(global.resolve(Clock.self) is StoppedClock)
  }

  @Test("tell the debug log of a second registration, and of nothing else") func log() {
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

  @Test("let go of what was registered before, which may resolve as it goes") func deinitialization() {
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

  @Test("keep a registration that comes while the old factory runs") func registeringMeanwhile() {
    global.register(Clock.self) { container in
      container.register(Clock.self) { _ in StoppedClock() }
      #expect(container.resolve(Clock.self) is StoppedClock)
      return SystemClock()
    }
    #expect(global.resolve(Clock.self) is SystemClock)
    #expect(global.resolve(Clock.self) is StoppedClock)
  }

  // MARK: Scopes

  @Test("exist once for each scope, and 'global' is the global one") func identity() {
    #expect(family.container(for: "voyage") === family.container(for: DependencyContainerScope("voyage")))
    #expect(family.container(for: "voyage") !== family.container(for: "harbour"))
    #expect(family.container(for: "global") === global)
    #expect(DependencyContainer.container(for: .global) === DependencyContainer.global)
  }

  @Test("fall back to the global container, whose value they share") func fallback() {
    global.register(Engine.self) { _ in Engine() }
    #expect(family.container(for: "voyage").resolve(Engine.self) === global.resolve(Engine.self))
  }

  @Test("do not remember having fallen back") func uncachedFallback() {
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

  @Test("give a global factory the global container, whoever asks") func globalFactory() {
    let voyage = family.container(for: "voyage")
    global.register(Clock.self) { _ in SystemClock() }
    voyage.register(Clock.self) { _ in StoppedClock() }
    global.register([any Clock].self) { [$0.resolve(Clock.self)] }
    #expect(voyage.resolve([any Clock].self).first is SystemClock)
  }

  @Test("stand in front of the global one only for their own types") func ownTypes() {
    let voyage = family.container(for: "voyage")
    voyage.register(Engine.self) { _ in Engine() }
    #expect(throws: DependencyResolutionError.self) { try global.tryResolve(Engine.self) }
    #expect(throws: DependencyResolutionError.self) { try family.container(for: "harbour").tryResolve(Engine.self) }
  }
}
