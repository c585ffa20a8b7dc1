import Foundation
import Testing

@testable import Relay

@Suite("A dependency that nobody registered") struct MissingDependencyTests {
  let family = ContainerFamily()

  @Test("is an error with its type, its scope, what there is, and what was perhaps meant") func error() throws {
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

  @Test("is told from another type of the same name") func sameName() throws {
    enum Other { struct Engine {} }
    family.global.register(Other.Engine.self) { _ in Other.Engine() }
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Engine.self) }
    #expect(error.description.hasPrefix("RelayTests.Engine is not registered in the scope 'global'\n"))
  }

  @Test("is shown with the backticks and the spaces of a raw identifier, as code writes it") func rawIdentifier() throws
  {
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

  @Test("is searched for among few names") func empty() throws {
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Engine.self) }
    #expect(
      error.description == """
        Engine is not registered in the scope 'global'
          registered in the scope 'global': nothing
        """)
  }

  @Test("stops a program that cannot go on without it, with the same message") func stop() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        DependencyContainer.container(for: "voyage").register(Int.self) { _ in 1 }
        _ = DependencyContainer.container(for: "voyage").resolve(Engine.self)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Engine is not registered in the scope 'voyage'"))
    #expect(text.contains("registered in the scope 'voyage': Int"))
  }

  @Test("or whose factory fails, stops such a program with the reason") func failure() async throws {
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

  @Test("is no crash where a factory of another type stands in its place") func unfit() throws {
    family.global.register(Clock.self as Any.Type, lifecycle: .singleton) { _ in "noon" }
    let error = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Clock.self) }
    #expect(
      error.description
        == "Clock is registered in the scope 'global', but its factory returned a value of type String")
  }
}

struct `Light house` {}
struct `Light houses` {}
