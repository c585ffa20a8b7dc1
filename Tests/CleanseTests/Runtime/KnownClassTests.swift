import Testing

@testable import Cleanse

@Suite("Statically known classes")
struct KnownClassTests {
  class Engine: Turning {}
  final class Turbine<Fuel>: Engine {}
  struct Windmill {}
  protocol Turning: AnyObject {}
  protocol Spinning {}

  @Test("Classes, generic ones and subclasses included, are known to be classes")
  func classes() {
    #expect(isKnownToBeClass(Engine.self))
    #expect(isKnownToBeClass(Turbine<Int>.self))
  }

  @Test("Structs, existentials, optionals, functions, tuples and metatypes are not known to be classes")
  func others() {
    #expect(!isKnownToBeClass(Windmill.self))
    #expect(!isKnownToBeClass((any Turning).self))
    #expect(!isKnownToBeClass((Engine & Spinning).self))
    #expect(!isKnownToBeClass(Engine?.self))
    #expect(!isKnownToBeClass((() -> Engine).self))
    #expect(!isKnownToBeClass((Engine, Engine).self))
    #expect(!isKnownToBeClass(Engine.Type.self))
  }
}
