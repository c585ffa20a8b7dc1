import Cleanse
import Testing

@Suite("Where a circle can be opened")
struct CycleOpeningTests {
  final class A {}
  final class B {}
  struct Value {}

  struct SharedObjects: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: B) in A() }
      binder.bind().sharedInScope().to { (_: A) in B() }
    }
  }

  struct NewObjects: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: B) in A() }
      binder.bind().to { (_: A) in B() }
    }
  }

  struct OneOfEach: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: Value) in A() }
      binder.bind().to { (_: A) in Value() }
    }
  }

  struct SharedValues: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).sharedInScope().to { (_: Value) in 1 }
      binder.bind().sharedInScope().to { (_: Int) in Value() }
    }
  }

  @Test("a shared object can be asked for weakly; of several edges the last is named")
  func weakProvider() throws {
    #expect(
      try suggestions(in: SharedObjects.self) == [
        "let B ask for WeakProvider<A>, which keeps nothing alive, instead of A at "
          + "Errors/CycleOpeningTests.swift:\(SharedObjects.first + 1)"
      ])
  }

  @Test("what is not shared can be built by an assisted factory")
  func assistedFactory() throws {
    #expect(
      try suggestions(in: NewObjects.self) == [
        "build B with an assisted factory, and hand it the A as Assisted<A> at "
          + "Errors/CycleOpeningTests.swift:\(NewObjects.first + 1)"
      ])
  }

  @Test("both are named where both are possible")
  func both() throws {
    #expect(
      try suggestions(in: OneOfEach.self) == [
        "let Value ask for WeakProvider<A>, which keeps nothing alive, instead of A at "
          + "Errors/CycleOpeningTests.swift:\(OneOfEach.first + 1)",
        "build Value with an assisted factory, and hand it the A as Assisted<A> at "
          + "Errors/CycleOpeningTests.swift:\(OneOfEach.first + 1)",
      ])
  }

  @Test("nothing is promised for shared values")
  func neither() throws {
    #expect(
      try suggestions(in: SharedValues.self) == [
        "take one of these requirements out; none can be weak: "
          + "that takes a shared object, bound without a tag"
      ])
  }

  protocol Ticking {}
  final class Clockwork: Ticking {}

  struct BehindProtocol: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: any Ticking) in A() }
      binder.bind().to { (_: A) in Clockwork() }
      binder.bind(Ticking.self).to { $0 as Clockwork }
    }
  }

  @Test("an assisted factory builds types with initializers, not protocols")
  func behindProtocol() throws {
    #expect(
      try suggestions(in: BehindProtocol.self) == [
        "build Clockwork with an assisted factory, and hand it the A as Assisted<A> at "
          + "Errors/CycleOpeningTests.swift:\(BehindProtocol.first + 1)"
      ])
  }

  struct SharedBehindProtocol: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Ticking.self).sharedInScope().to { (_: B) in Clockwork() }
      binder.bind().sharedInScope().to { (_: any Ticking) in B() }
    }
  }

  @Test("a shared object behind a protocol can be asked for weakly")
  func sharedBehindProtocol() throws {
    #expect(
      try suggestions(in: SharedBehindProtocol.self) == [
        "let B ask for WeakProvider<Ticking>, which keeps nothing alive, instead of Ticking at "
          + "Errors/CycleOpeningTests.swift:\(SharedBehindProtocol.first + 1)"
      ])
  }

  protocol Navigating: AnyObject {}
  final class Navigator: Navigating {
    init(screen: Screen) {}
  }
  final class Screen {}

  struct Alias: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Navigator.init)
      binder.bind(Navigating.self).to { $0 as Navigator }
      binder.bind().to { (_: Provider<any Navigating>) in Screen() }
    }
  }

  @Test("behind a protocol that is bound to a shared object, the object can be asked for weakly, by who keeps it")
  func alias() throws {
    let suggestions = try suggestions(in: Alias.self)
    #expect(
      suggestions.first == "let Screen ask for WeakProvider<Navigator>, which keeps nothing alive, instead of "
        + "Provider<Navigating> at Errors/CycleOpeningTests.swift:\(Alias.first + 2)")
    #expect(suggestions.allSatisfy { !$0.hasPrefix("let Navigating") })
  }

  final class Pilot: Navigating {
    let cockpit: Cockpit
    init(cockpit: Cockpit) { self.cockpit = cockpit }
  }
  final class Cockpit {
    let pilot: WeakProvider<Pilot>
    init(pilot: WeakProvider<Pilot>) { self.pilot = pilot }
  }

  struct Mended: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: Pilot.init)
      binder.bind(Navigating.self).to { $0 as Pilot }
      binder.bind().to(factory: Cockpit.init)
    }
  }

  @Test("what is said of such an object works")
  func aliasMended() throws {
    let navigating = try resolve((any Navigating).self, inside: Mended.self, of: Empty.self)
    let pilot = try #require(navigating as? Pilot)
    #expect(pilot.cockpit.pilot.get() === pilot)
  }

  struct Empty: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  private func suggestions<M: Module>(in module: M.Type) throws -> [String] {
    let cycles = faults(DependencyCycle.self, of: Checked<M>.self)
    try #require(cycles.count == 1)
    return cycles[0].diagnostic.suggestions.map(\.description)
  }
}
