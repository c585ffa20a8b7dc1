import TestSupport
import Cleanse
import Testing

/// An object leaves a slot by its own path if the compiler knows that its type is a class, and by the path of all other
/// values otherwise.
@Suite("Types of injected values")
struct ValueFormTests {
  protocol Turning: AnyObject {}
  protocol Humming {}
  class Engine: Turning {}
  final class Turbine<Fuel>: Engine, Humming {}
  struct Crank { var teeth = 12 }
  enum Gear { case first, second(Engine) }

  private struct ValuesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { Turbine<Int>() }
      binder.bind(Engine.self).to { $0 as Turbine<Int> }
      binder.bind((any Turning).self).to { $0 as Turbine<Int> }
      binder.bind((any Humming).self).to { $0 as Turbine<Int> }
      binder.bind((any Turning & Humming).self).to { $0 as Turbine<Int> }
      binder.bind(AnyObject.self).to { $0 as Turbine<Int> }
      binder.bind(Any.self).to { $0 as Turbine<Int> }
      binder.bind(Crank.self).to { Crank(teeth: 7) }
      binder.bind(Gear.self).to { .second($0) }
      binder.bind((Engine, Crank).self).to { ($0, $1) }
      binder.bind((() -> Crank).self).to { (crank: Crank) in { crank } }
      binder.bind(Turbine<Int>.Type.self).to(value: Turbine<Int>.self)
    }
  }

  /// The parameters of one factory with every form of dependency.
  private struct Everything {
    let turbine: Turbine<Int>
    let objects: [AnyObject]
    let crank: Crank
    let gear: Gear
    let optional: Engine?
    let missing: Turbine<String>?
    let made: Crank
    let type: Turbine<Int>.Type

    init(
      turbine: Turbine<Int>, engine: Engine, turning: any Turning, humming: any Humming, object: AnyObject, any: Any,
      crank: Crank, gear: Gear, pair: (Engine, Crank), optional: Engine?, missing: Turbine<String>?,
      both: any Turning & Humming, make: () -> Crank, type: Turbine<Int>.Type, provider: Provider<Engine>,
      lazy: @escaping () -> any Turning, weak: WeakProvider<any Turning>
    ) {
      self.turbine = turbine
      objects =
        [engine, turning, humming as AnyObject, object, any as AnyObject, pair.0, both, provider.get(), lazy()]
        + (weak.get().map { [$0] } ?? [])
      self.crank = crank
      self.gear = gear
      self.optional = optional
      self.missing = missing
      made = make()
      self.type = type
    }
  }

  private struct EverythingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ValuesModule.self)
      binder.bindOptional(Turbine<String>.self)
      binder.bind().to(factory: Everything.init)
    }
  }

  @Test("A factory receives values of every kind of type, and objects keep their identity")
  func everything() throws {
    let everything = try resolve(Everything.self, from: EverythingModule.self)
    #expect(everything.objects.count == 10)
    #expect(everything.objects.allSatisfy { $0 === everything.turbine })
    #expect(everything.crank.teeth == 7)
    #expect(everything.made.teeth == 7)
    #expect(everything.optional === everything.turbine)
    #expect(everything.missing == nil)
    let type = everything.type
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Turbine<Int>.self))
    guard case .second(let engine) = everything.gear else { return #expect(Bool(false), "no engine in the gear") }
    #expect(engine === everything.turbine)
  }

  /// Binds and injects a type that the compiler does not know here.
  private struct GenericModule<Element>: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ValuesModule.self)
      binder.bind().to { (element: Element, provider: Provider<Element>) in [element, provider.get()] as [Element] }
    }
  }

  @Test("Generic code receives the same values as specialized code")
  func generic() throws {
    let turbines = try resolve([Turbine<Int>].self, from: GenericModule<Turbine<Int>>.self)
    #expect(turbines.count == 2)
    #expect(turbines[0] === turbines[1])
    #expect(try resolve([Crank].self, from: GenericModule<Crank>.self).map(\.teeth) == [7, 7])
    let turning = try resolve([any Turning].self, from: GenericModule<any Turning>.self)
    #expect(turning[0] === turning[1])
  }

  /// Counts its releases.
  private final class Noted {
    let counter: Counter
    init(_ counter: Counter) { self.counter = counter }
    deinit { _ = counter.increment() }
  }

  private struct NotedModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Counter.init)
      binder.bind().to(factory: Noted.init)
      binder.bind([Bool].self).to { (one: Noted, other: Noted, again: Provider<Noted>) in
        [one !== other, again.get() !== again.get()]
      }
      binder.bind().to { (_: [Bool], counter: Counter) in Count(released: counter.count) }
    }
  }

  private struct Count { let released: Int }

  @Test("Objects that a factory receives are released once each")
  func released() throws {
    #expect(try resolve(Count.self, from: NotedModule.self).released == 4)
  }
}
