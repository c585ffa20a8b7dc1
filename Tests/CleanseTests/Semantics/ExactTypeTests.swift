import Cleanse
import Testing

@Suite("A binding serves its own type only")
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

  @Test("and neither its superclass nor its protocols")
  func noUpcasting() throws {
    try expectMissing(Vehicle.self, in: OneCar.self)
    try expectMissing((any Movable).self, in: OneCar.self)
    try expectMissing(AnyObject.self, in: OneCar.self)
    try expectMissing((() -> Vehicle).self, in: OneCar.self)
    try expectMissing(Provider<Vehicle>.self, in: OneCar.self)
    try expectMissing(Vehicle?.self, in: OneCar.self)
    try expectMissing(WeakProvider<Vehicle>.self, in: OneCar.self)
    try expectMissing([Car].self, in: OneCar.self)
  }

  @Test("and under a tag nothing but that tag")
  func tagged() throws {
    _ = try resolve(TaggedProvider<Name>.self, from: TaggedCar.self).get()
    try expectMissing(Car.self, in: TaggedCar.self)
    try expectMissing((() -> Car).self, in: TaggedCar.self)
    try expectMissing(Provider<Car>.self, in: TaggedCar.self)
    try expectMissing(Car?.self, in: TaggedCar.self)
    try expectMissing(TaggedProvider<OtherName>.self, in: TaggedCar.self)
    try expectMissing(TaggedProvider<Name>.self, in: OneCar.self)
  }

  @Test("and as a contribution the collection, not the element")
  func contributed() throws {
    #expect(try resolve([Car].self, from: Contributed.self).count == 1)
    try expectMissing(Car.self, in: Contributed.self)
    try expectMissing([Vehicle].self, in: Contributed.self)
    try expectMissing([any Movable].self, in: Contributed.self)
  }
}
