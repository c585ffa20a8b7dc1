import Testing

@testable import Cleanse

@Suite("Types of which the compiler knows whether they are classes")
struct KnownClassTests {
  class Engine: Turning {}
  final class Turbine<Fuel>: Engine {}
  struct Windmill {}
  protocol Turning: AnyObject {}
  protocol Spinning {}

  @Test("are classes, generic ones and subclasses too")
  func classes() {
    #expect(isKnownToBeClass(Engine.self))
    #expect(isKnownToBeClass(Turbine<Int>.self))
  }

  @Test("are no other types, though their values be objects")
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
