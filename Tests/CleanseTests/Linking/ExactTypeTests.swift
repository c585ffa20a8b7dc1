import Cleanse
import Testing

@Suite("Exact types of bindings")
struct ExactTypeTests {
  class Vehicle {}
  final class Car: Vehicle, Movable {}
  protocol Movable {}

  struct Name: Cleanse.Tag {
    typealias Element = Car
  }

  struct OtherName: Cleanse.Tag {
    typealias Element = Car
  }

  struct OneCar: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Car.init)
    }
  }

  struct CastCar: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: OneCar.self)
      binder.bind(Vehicle.self).to { $0 as Car }
      binder.bind((any Movable).self).to { $0 as Car }
    }
  }

  struct TaggedCar: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().tagged(with: Name.self).to(factory: Car.init)
    }
  }

  struct Contributed: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().intoCollection().to(factory: Car.init)
    }
  }

  struct GenericTypes: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Provider<Int>.self).to(value: Provider(value: 1))
      binder.bind([String].self).to(value: ["a"])
    }
  }

  @Test("A binding of a class satisfies no dependency on its superclass or protocol")
  func noUpcasting() throws {
    try expectMissing(Vehicle.self, in: OneCar.self)
    try expectMissing((any Movable).self, in: OneCar.self)
    try expectMissing(AnyObject.self, in: OneCar.self)
    try expectMissing(Any.self, in: OneCar.self)
    try expectMissing((() -> Vehicle).self, in: OneCar.self)
    try expectMissing(Provider<Vehicle>.self, in: OneCar.self)
    try expectMissing(Vehicle?.self, in: OneCar.self)
    try expectMissing(WeakProvider<Vehicle>.self, in: OneCar.self)
    try expectMissing([Car].self, in: OneCar.self)
  }

  @Test("A factory that casts can bind a superclass or a protocol")
  func casting() throws {
    #expect(try resolve(Vehicle.self, from: CastCar.self) is Car)
    #expect(try resolve((any Movable).self, from: CastCar.self) is Car)
  }

  @Test("A tagged binding satisfies only dependencies with the same tag")
  func tagged() throws {
    _ = try resolve(TaggedProvider<Name>.self, from: TaggedCar.self).get()
    try expectMissing(Car.self, in: TaggedCar.self)
    try expectMissing((() -> Car).self, in: TaggedCar.self)
    try expectMissing(Provider<Car>.self, in: TaggedCar.self)
    try expectMissing(Car?.self, in: TaggedCar.self)
    try expectMissing(TaggedProvider<OtherName>.self, in: TaggedCar.self)
    try expectMissing(TaggedProvider<Name>.self, in: OneCar.self)
  }

  @Test("A contribution satisfies only dependencies on the collection, not on the element")
  func contributed() throws {
    #expect(try resolve([Car].self, from: Contributed.self).count == 1)
    try expectMissing(Car.self, in: Contributed.self)
    try expectMissing([Vehicle].self, in: Contributed.self)
    try expectMissing([any Movable].self, in: Contributed.self)
  }

  @Test("A binding of a provider type satisfies no dependency on its element")
  func providerType() throws {
    #expect(try resolve(Provider<Int>.self, from: GenericTypes.self).get() == 1)
    try expectMissing(Int.self, in: GenericTypes.self)
  }

  @Test("A binding of an array type satisfies no dependency on its element")
  func arrayType() throws {
    #expect(try resolve([String].self, from: GenericTypes.self) == ["a"])
    try expectMissing(String.self, in: GenericTypes.self)
  }

  @Test("Types of the same name in different enclosing types are different keys")
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
