import Cleanse
import Testing

@Suite("Terminators of bindings")
struct TerminatorTests {
  final class Engine {
    let power: Int

    init(power: Int) {
      self.power = power
    }
  }

  struct Ship {
    let engine: Engine
    var name = ""
  }

  private static func makeName(engine: Engine) -> String {
    "Power \(engine.power)"
  }

  private static func makeDouble() -> Double {
    2.5
  }

  struct Forms: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 7)
      binder.bind().to(factory: Engine.init)
      binder.bind().to(factory: TerminatorTests.makeName)
      binder.bind(Double.self).to(factory: TerminatorTests.makeDouble)
      binder.bind(Int8.self).to { 8 }
      binder.bind().to { 16 as Int16 }
      binder.bind().to { () -> Int32 in 32 }
      binder.bind(Int64.self).to { (power: Int, small: Int8) in Int64(power + Int(small)) }
      binder.bind(UInt.self).to { UInt($0 as Int) }
      binder.bind(UInt8.self).to { UInt8($0 as Int) + UInt8($1 as Int8) }
      binder.bind(UInt16.self).to { (power: Int) -> UInt16 in
        let doubled = power * 2
        return UInt16(doubled)
      }
      binder.bind().to { Ship(engine: $0, name: $1) }
    }
  }

  @Test("A binding to a value returns that value")
  func value() throws {
    #expect(try resolve(Int.self, from: Forms.self) == 7)
  }

  @Test("An initializer reference binds the initializer's type")
  func initializerReference() throws {
    #expect(try resolve(Engine.self, from: Forms.self).power == 7)
  }

  @Test("A function reference is a factory")
  func function() throws {
    #expect(try resolve(String.self, from: Forms.self) == "Power 7")
    #expect(try resolve(Double.self, from: Forms.self) == 2.5)
  }

  @Test("A closure without parameters is a factory, with or without a result type")
  func closureWithoutParameters() throws {
    #expect(try resolve(Int8.self, from: Forms.self) == 8)
    #expect(try resolve(Int16.self, from: Forms.self) == 16)
    #expect(try resolve(Int32.self, from: Forms.self) == 32)
  }

  @Test("A closure with typed parameters is a factory")
  func closureWithTypedParameters() throws {
    #expect(try resolve(Int64.self, from: Forms.self) == 15)
    #expect(try resolve(UInt16.self, from: Forms.self) == 14)
  }

  @Test("A closure with anonymous parameters infers dependencies from casts or an initializer call")
  func closureWithAnonymousParameters() throws {
    #expect(try resolve(UInt.self, from: Forms.self) == 7)
    #expect(try resolve(UInt8.self, from: Forms.self) == 15)
    let ship = try resolve(Ship.self, from: Forms.self)
    #expect(ship.engine.power == 7)
    #expect(ship.name == "Power 7")
  }
}
