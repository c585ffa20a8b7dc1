import Foundation
import Testing

@testable import Relay

@Suite("Unregistered dependencies") struct MissingDependencyTests {
  let family = ContainerFamily()

  @Test("An unregistered type is an error with its scope, the registered types and near matches") func error() throws {
    family.global.register(SystemClock.self) { _ in SystemClock() }
    family.global.register(Engine.self) { _ in Engine() }
    let voyage = family.container(for: "voyage")
    voyage.register(Ship.self) { Ship(engine: $0.resolve()) }
    let error = try #require(throws: DependencyResolutionError.self) { try voyage.tryResolve(Clock?.self) }
    #expect(ObjectIdentifier(error.type) == ObjectIdentifier((any Clock).self))
    #expect(error.scope == "voyage")
    #expect(error.nearMisses == ["SystemClock"])
    #expect(error.registeredTypes.mapValues(\.count) == ["voyage": 1, "global": 2])
    #expect(
      error.localizedDescription == """
        Clock is not registered in the scope 'voyage'
          did you mean: SystemClock
          registered in the scope 'voyage': Ship
          registered in the scope 'global': Engine, SystemClock
        """)
  }

  @Test("The error for an unregistered type qualifies its name if another type has the same name") func sameName()
    throws
  {
    enum Other { struct Engine {} }
    family.global.register(Other.Engine.self) { _ in Other.Engine() }
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Engine.self) }
    #expect(error.description.hasPrefix("RelayTests.Engine is not registered in the scope 'global'\n"))
  }

  @Test("Errors print raw identifiers as code writes them") func rawIdentifier() throws {
    enum Other { struct `Light house` {} }
    family.global.register(Other.`Light house`.self) { _ in Other.`Light house`() }
    let error = try #require(throws: DependencyResolutionError.self) {
      try family.global.tryResolve(`Light house`.self)
    }
    #expect(error.description.hasPrefix("RelayTests.`Light house` is not registered in the scope 'global'\n"))
    family.global.register(`Light house`.self) { container in try container.tryResolve(`Light house`.self) }
    let cycle = try #require(throws: DependencyResolutionError.self) {
      try family.global.tryResolve(`Light house`.self)
    }
    #expect(
      cycle.description == "`Light house` in the scope 'global' depends on itself: `Light house` -> `Light house`")
    let light = try #require(throws: DependencyResolutionError.self) {
      try family.global.tryResolve(`Light houses`.self)
    }
    #expect(light.nearMisses.contains { $0.contains("`Light house`") })
    for error in [error, cycle, light] { #expect(!error.description.unicodeScalars.contains("\u{A0}")) }
  }

  @Test("The error for an unregistered type mentions an empty scope") func empty() throws {
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Engine.self) }
    #expect(
      error.description == """
        Engine is not registered in the scope 'global'
          registered in the scope 'global': nothing
        """)
  }

  @Test("Resolving an unregistered type without `try` stops the program with the same message") func stop() async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        DependencyContainer.container(for: "voyage").register(Int.self) { _ in 1 }
        _ = DependencyContainer.container(for: "voyage").resolve(Engine.self)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Engine is not registered in the scope 'voyage'"))
    #expect(text.contains("registered in the scope 'voyage': Int"))
  }

  @Test("Resolving without `try` stops the program with the reason if the factory throws") func failure() async throws {
    struct OutOfFuel: Error {}
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        DependencyContainer.global.register(Engine.self) { _ in throw OutOfFuel() }
        _ = DependencyContainer.global.resolve(Engine.self)
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("Engine cannot be created in the scope 'global': a factory threw OutOfFuel()"))
  }

  @Test("A factory that returns a value of another type is an error instead of a crash") func unfit() throws {
    family.global.register(Clock.self as Any.Type, lifecycle: .singleton) { _ in "noon" }
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Clock.self) }
    #expect(
      error.description
        == "Clock is registered in the scope 'global', but its factory returned a value of type String")
  }
}

struct `Light house` {}
struct `Light houses` {}
