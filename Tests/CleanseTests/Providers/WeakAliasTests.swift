import Cleanse
import Testing

@Suite("Weak providers of alias bindings")
struct WeakAliasTests {
  protocol Steering: AnyObject {}

  final class Helm: Steering {
    let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
  }

  final class Wheel {
    let steering: WeakProvider<any Steering>
    let helm: WeakProvider<Helm>
    init(steering: WeakProvider<any Steering>, helm: WeakProvider<Helm>) {
      self.steering = steering
      self.helm = helm
    }
  }

  struct Bridge: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Helm.self).sharedInScope().to(factory: Helm.init)
      binder.bind((any Steering).self).to { $0 as Helm }
      binder.bind(Wheel.self).sharedInScope().to(factory: Wheel.init)
    }
  }

  struct Steered {
    let helm: Helm
    let steering: Provider<any Steering>
  }

  struct SteeredBridge: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bridge.self)
      binder.bind(Steered.self).to(factory: Steered.init)
    }
  }

  @Test("A weak provider of an alias binding returns the object while another dependency retains the alias")
  func found() throws {
    let steered = try resolve(Steered.self, from: SteeredBridge.self)
    #expect(steered.helm.wheel.steering.get() === steered.helm)
    #expect(steered.steering.get() === steered.helm)
  }

  @Test("A weak provider of an alias binding returns nil after the alias is released, and one of the object finds it")
  func releasedAlias() throws {
    let helm = try resolve(Helm.self, from: Bridge.self)
    #expect(helm.wheel.steering.get() == nil)
    #expect(helm.wheel.helm.get() === helm)
  }

  @Test("A weak provider of an alias binding does not retain the object")
  func released() throws {
    var steered: Steered? = try resolve(Steered.self, from: SteeredBridge.self)
    let wheel = try #require(steered?.helm.wheel)
    weak let released = steered?.helm
    steered = nil
    #expect(released == nil)
    #expect(wheel.steering.get() == nil)
  }

  // MARK: Factories with one dependency

  protocol Compass: AnyObject { var heading: Int { get } }
  final class Needle: Compass {
    let heading = 90
    let binnacle: Binnacle
    init(binnacle: Binnacle) {
      self.binnacle = binnacle
      Journal.note("needle")
    }
  }
  final class Binnacle {
    let compass: WeakProvider<any Compass>
    init(compass: WeakProvider<any Compass>) { self.compass = compass }
  }
  final class Corrected: Compass {
    let heading: Int
    init(_ needle: Needle) {
      heading = needle.heading + 10
      Journal.note("corrected")
    }
  }

  struct Correction: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Needle.self).sharedInScope().to(factory: Needle.init)
      binder.bind((any Compass).self).to { Corrected($0) }
      binder.bind(Binnacle.self).sharedInScope().to(factory: Binnacle.init)
    }
  }

  @Test("A factory of one conforming dependency does not run after its binding is released")
  func wrapper() throws {
    try Journal.keep { journal in
      let needle = try resolve(Needle.self, from: Correction.self)
      #expect(needle.binnacle.compass.get() == nil)
      #expect(journal.entries == ["needle"])
    }
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
    let instance = try await AsyncComponentFactory.of(Watching.self).instantiate()
    #expect(instance.root.log.early)
    #expect(instance.root.weakly.get() === instance.root.compass)
  }
}
