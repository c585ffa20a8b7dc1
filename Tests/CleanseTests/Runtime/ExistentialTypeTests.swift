import Testing

@testable import Cleanse

@Suite("Existential types")
struct ExistentialTypeTests {
  class Engine: Turning {}
  final class Turbine: Engine, Humming {}
  struct Windmill: Turning {}

  @Test(
    "Existential types are distinguished from other types by metadata and by name",
    arguments: [true, false])
  func kinds(fromMetadata: Bool) {
    func read(_ type: Any.Type) -> ExistentialType? {
      fromMetadata ? ExistentialType(laidOut: type) : ExistentialType(named: type)
    }
    for type: Any.Type in [
      (any Turning).self, (any Turning & Humming).self, (any Turning & AnyObject).self, (Engine & Humming).self,
      (any Carrying<Int>).self, Any.self, AnyObject.self,
    ] {
      #expect(read(type) != nil, "\(type)")
    }
    for type: Any.Type in [
      Engine.self, Windmill.self, (() -> any Turning).self, (any Turning)?.self, Windmill.Type.self,
    ] {
      #expect(read(type) == nil, "\(type)")
    }
  }

  @Test("An existential type recognizes conforming types, subclasses included")
  func conformances() {
    let turning = ExistentialType((any Turning).self)
    #expect(turning?.isConformed(by: Turbine.self) == true)
    #expect(turning?.isConformed(by: Windmill.self) == true)
    #expect(turning?.isConformed(by: Int.self) == false)
    let both = ExistentialType((any Turning & Humming).self)
    #expect(both?.isConformed(by: Turbine.self) == true)
    #expect(both?.isConformed(by: Engine.self) == false)
    #expect(ExistentialType((any Turning & AnyObject).self)?.isConformed(by: Windmill.self) == false)
    #expect(ExistentialType(Any.self)?.isConformed(by: Windmill.self) == false)
  }

  @Test("An existential type returns nil for conformances that it cannot determine")
  func unknown() {
    #expect(ExistentialType((Engine & Humming).self)?.isConformed(by: Turbine.self) == nil)
    #expect(ExistentialType((any Carrying<Int>).self)?.isConformed(by: Windmill.self) == nil)
    #expect(ExistentialType(named: (any Turning).self)?.isConformed(by: Windmill.self) == nil)
  }
}

private protocol Turning {}
private protocol Humming {}
private protocol Carrying<Item> { associatedtype Item }
