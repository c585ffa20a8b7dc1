import TestSupport
import Testing

@testable import Relay

@Suite("Optional dependencies") struct OptionalDependencyTests {
  let global = ContainerFamily().global

  @Test("An optional type is resolved by its wrapped type, however nested") func wrapped() throws {
    global.register(Engine.self) { _ in Engine() }
    let engine = global.resolve(Engine.self)
    #expect(global.resolve(Engine?.self) === engine)
    #expect(global.resolve(Engine??.self).flatMap { $0 } === engine)
    let deep = global.resolve(Engine???.self)
    #expect(deep.flatMap { $0.flatMap { $0 } } === engine)
  }

  @Test("A registration of an optional type resolves its wrapped type") func registered() throws {
    global.register(Engine??.self) { _ in Engine() }
    #expect(global.resolve(Engine?.self) === global.resolve(Engine.self))
    global.register(Int?.self) { _ in 7 }
    #expect(global.resolve(Int.self) == 7)
  }

  @Test("A singleton that is nil is created once") func rememberedNil() throws {
    let calls = Counter()
    global.register(Engine?.self) { _ in
      calls.increment()
      return nil
    }
    #expect(global.resolve(Engine?.self) == nil)
    #expect(global.resolve(Engine??.self) == nil)
    #expect(calls.count == 1)
  }

  @Test("Resolving a non-optional type whose factory returns nil is an error") func absent() throws {
    global.register(Engine?.self) { _ in nil }
    let error = try #require(throws: DependencyResolutionError.self) { try global.tryResolve(Engine.self) }
    #expect(
      error.description
        == "Engine is registered in the scope 'global', but its factory returned nil: resolve Engine? instead")
  }

  @Test("Optional registrations work for protocols, values, tuples and functions") func otherTypes() throws {
    global.register(Clock?.self) { _ in SystemClock() }
    #expect(global.resolve(Clock.self) is SystemClock)
    global.register((() -> Int)?.self) { _ in { 3 } }
    #expect(global.resolve((() -> Int).self)() == 3)
    global.register((Int, String)?.self) { _ in (1, "one") }
    #expect(global.resolve((Int, String).self) == (1, "one"))
    global.register([Int?].self) { _ in [nil, 1] }
    #expect(global.resolve([Int?].self) == [nil, 1])
  }
}
