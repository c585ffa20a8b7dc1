import Cleanse
import Testing

@Suite("A binding serves its own type only")
struct IdentityOfTypesTests {
  class Vehicle {}
  final class Car: Vehicle {}

  protocol Moving {}
  struct Bicycle: Moving {}

  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Car.init)
      binder.bind().to(factory: Bicycle.init)
      binder.bind(Provider<Int>.self).to(value: Provider(value: 1))
      binder.bind([String].self).to(value: ["a"])
    }
  }

  struct Upcast: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bound.self)
      binder.bind(Vehicle.self).to { $0 as Car }
      binder.bind((any Moving).self).to { $0 as Bicycle }
    }
  }

  @Test("not a superclass, in no form")
  func superclass() throws {
    try expectMissing(Vehicle.self, in: Bound.self)
    try expectMissing(Vehicle?.self, in: Bound.self)
    try expectMissing((() -> Vehicle).self, in: Bound.self)
    try expectMissing(WeakProvider<Vehicle>.self, in: Bound.self)
  }

  @Test("not a protocol of its type")
  func existential() throws {
    try expectMissing((any Moving).self, in: Bound.self)
    try expectMissing(Any.self, in: Bound.self)
  }

  @Test("a factory that casts makes a binding of the superclass and of the protocol")
  func casting() throws {
    #expect(try resolve(Vehicle.self, from: Upcast.self) is Car)
    #expect(try resolve((any Moving).self, from: Upcast.self) is Bicycle)
  }

  @Test("a binding of a provider type serves that type, and not its element")
  func providerType() throws {
    #expect(try resolve(Provider<Int>.self, from: Bound.self).get() == 1)
    try expectMissing(Int.self, in: Bound.self)
  }

  @Test("a binding of an array type is a plain binding")
  func arrayType() throws {
    #expect(try resolve([String].self, from: Bound.self) == ["a"])
    try expectMissing(String.self, in: Bound.self)
  }

  @Test("types of one name in two enclosing types are two types")
  func sameName() throws {
    enum Left { struct Port: Equatable { var number = 1 } }
    enum Right { struct Port: Equatable { var number = 2 } }
    struct Ports: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to { Left.Port() }
        binder.bind().to { Right.Port() }
      }
    }
    #expect(try resolve(Left.Port.self, from: Ports.self).number == 1)
    #expect(try resolve(Right.Port.self, from: Ports.self).number == 2)
  }
}
