import Cleanse
import Testing

@Suite("Weak providers of alias bindings")
struct WeakAliasTests {
  final class Helm: Steering {
    let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
  }
  protocol Steering: AnyObject {}

  final class Wheel {
    let steering: WeakProvider<any Steering>
    init(steering: WeakProvider<any Steering>) { self.steering = steering }
  }

  struct Bridge: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Helm.self).sharedInScope().to(factory: Helm.init)
      binder.bind((any Steering).self).to { $0 as Helm }
      binder.bind(Wheel.self).sharedInScope().to(factory: Wheel.init)
    }
  }

  @Test("A weak provider of an alias binding returns the retained object after the graph is released")
  func found() throws {
    let helm = try resolve(Helm.self, from: Bridge.self)
    #expect(helm.wheel.steering.get() === helm)
  }

  @Test("A weak provider of an alias binding does not retain the object")
  func released() throws {
    var helm: Helm? = try resolve(Helm.self, from: Bridge.self)
    let wheel = try #require(helm?.wheel)
    weak let released = helm
    helm = nil
    #expect(released == nil)
    #expect(wheel.steering.get() == nil)
  }

  @Test("A weak provider of an alias binding creates the object while its binding is retained")
  func made() throws {
    struct Held {
      let wheel: Wheel
      let helm: Provider<Helm>
    }
    struct Holding: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Bridge.self)
        binder.bind(Held.self).to(factory: Held.init)
      }
    }
    let held = try resolve(Held.self, from: Holding.self)
    let steering = try #require(held.wheel.steering.get())
    #expect(held.helm.get() === steering)
  }

  // MARK: Other shapes

  class Sail {}
  final class Jib: Sail {
    let ropes: Ropes
    init(ropes: Ropes) { self.ropes = ropes }
  }
  protocol Cloth {}
  protocol Canvas: Cloth {}
  struct Patch: Canvas {}
  struct Ropes {
    let sail: WeakProvider<Sail>
    let cloth: WeakProvider<any Cloth>
  }

  struct Rig: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Jib.self).sharedInScope().to(factory: Jib.init)
      binder.bind(Sail.self).to { $0 as Jib }
      binder.bind((any Cloth).self).to { $0 as any Canvas }
      binder.bind((any Canvas).self).to { Patch() }
      binder.bind(Ropes.self).to(factory: Ropes.init)
    }
  }

  @Test("A weak provider of a superclass alias returns its object, and nil for a struct value")
  func superclass() throws {
    let jib = try resolve(Jib.self, from: Rig.self)
    #expect(jib.ropes.sail.get() === jib)
    #expect(jib.ropes.cloth.get() == nil)
  }

  protocol Compass: AnyObject { var heading: Int { get } }
  protocol Magnet: Compass {}
  final class Needle: Magnet {
    let heading = 90
    let binnacle: Binnacle
    init(binnacle: Binnacle) { self.binnacle = binnacle }
  }
  final class Binnacle {
    let compass: WeakProvider<any Compass>
    init(compass: WeakProvider<any Compass>) { self.compass = compass }
  }

  struct Chain: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Needle.self).sharedInScope().to(factory: Needle.init)
      binder.bind((any Magnet).self).to { $0 as Needle }
      binder.bind((any Compass).self).to { $0 as any Magnet }
      binder.bind(Binnacle.self).sharedInScope().to(factory: Binnacle.init)
    }
  }

  @Test("A weak provider resolves a chain of alias bindings to the object")
  func chain() throws {
    let needle = try resolve(Needle.self, from: Chain.self)
    #expect(needle.binnacle.compass.get() === needle)
  }

  final class Corrected: Compass {
    let heading: Int
    init(_ needle: Needle) { heading = needle.heading + 10 }
  }

  struct Decorated: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Needle.self).sharedInScope().to(factory: Needle.init)
      binder.bind((any Compass).self).to { Corrected($0) }
      binder.bind(Binnacle.self).sharedInScope().to(factory: Binnacle.init)
    }
  }

  @Test("A weak provider of a binding that wraps an object creates a new wrapper at each request")
  func decorator() throws {
    let needle = try resolve(Needle.self, from: Decorated.self)
    let first = needle.binnacle.compass.get()
    #expect(first?.heading == 100)
    #expect(first !== needle.binnacle.compass.get())
  }

  final class Chart: Compass {
    let heading = 0
    init(_ paper: Paper) {}
  }
  final class Paper {
    let binnacle: Binnacle
    init(binnacle: Binnacle) { self.binnacle = binnacle }
  }

  struct Drawn: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Paper.self).sharedInScope().to(factory: Paper.init)
      binder.bind((any Compass).self).to { Chart($0) }
      binder.bind(Binnacle.self).sharedInScope().to(factory: Binnacle.init)
    }
  }

  @Test("A weak provider of an object with dependencies returns nil after its binding is released")
  func madeOfAnother() throws {
    let paper = try resolve(Paper.self, from: Drawn.self)
    #expect(paper.binnacle.compass.get() == nil)
  }

  // MARK: Components

  struct Inside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Binnacle.self).sharedInScope().to(factory: Binnacle.init)
    }
  }

  struct Outside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Compass).self).to { $0 as Buoy }
      binder.bind(Buoy.self).sharedInScope().to(factory: Buoy.init)
      binder.bind(Moored.self).to(factory: Moored.init)
    }
  }
  final class Buoy: Compass { let heading = 1 }
  struct Moored { let buoy: Buoy }

  struct Aliased: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Inside.self)
      binder.bind((any Compass).self).to { $0 as Buoy }
      binder.bind(Sighting.self).to(factory: Sighting.init)
    }
  }
  struct Sighting {
    let binnacle: Binnacle
    let buoy: Buoy
  }
  struct Sighted: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Inside.self)
      binder.bind(Sighting.self).to(factory: Sighting.init)
    }
  }
  struct BuoyOutside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Buoy.self).sharedInScope().to(factory: Buoy.init)
    }
  }

  @Test("A weak provider finds the parent's object through an alias in either component")
  func components() throws {
    let outside = try resolve(Sighting.self, inside: Sighted.self, of: Outside.self)
    #expect(outside.binnacle.compass.get() === outside.buoy)
    let inside = try resolve(Sighting.self, inside: Aliased.self, of: BuoyOutside.self)
    #expect(inside.binnacle.compass.get() === inside.buoy)
  }

  // MARK: Async bindings

  final class Radar: Compass, Sendable {
    let heading = 7
    init(_ log: Log) async {}
  }
  struct Log: Sendable {
    let early: Bool

    init(compass: WeakProvider<any Compass>) { early = compass.get() == nil }
  }
  struct Watch {
    let log: Log
    let compass: any Compass
    let weakly: WeakProvider<any Compass>
  }
  struct Watching: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Radar.self).sharedInScope().to(asyncFactory: Radar.init)
      binder.bind(Log.self).sharedInScope().to(factory: Log.init)
      binder.bind((any Compass).self).to { $0 as Radar }
    }
    static func configureRoot(binder bind: ReceiptBinder<Watch>) -> BindingReceipt<Watch> {
      bind.to(factory: Watch.init)
    }
  }

  @Test("A weak provider of an alias to an async binding is nil until the object is created")
  func awaited() async throws {
    let watch = try await AsyncComponentFactory.of(Watching.self).build()
    #expect(watch.log.early)
    #expect(watch.weakly.get() === watch.compass)
  }
}
