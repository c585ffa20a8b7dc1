import Cleanse
import Testing

@Suite("Suggestions for breaking cycles")
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

  @Test("A suggestion for a cycle of shared objects injects a weak provider in the last dependency")
  func weakProvider() throws {
    #expect(
      try suggestions(in: SharedObjects.self) == [
        "in B, inject WeakProvider<A> instead of A: it does not retain the object ("
          + "Errors/CycleOpeningTests.swift:\(SharedObjects.first + 1))"
      ])
  }

  struct Steady: Cleanse.Tag { typealias Element = B }

  struct TaggedRequirer: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: TaggedProvider<Steady>) in A() }
      binder.bind().tagged(with: Steady.self).to { (_: A) in B() }
    }
  }

  @Test("A suggestion for a cycle through a tag names the binding of the tag")
  func taggedRequirer() throws {
    #expect(
      try suggestions(in: TaggedRequirer.self).first
        == "in the binding of TaggedProvider<Steady>, inject WeakProvider<A> instead of A: "
        + "it does not retain the object (Errors/CycleOpeningTests.swift:\(TaggedRequirer.first + 1))")
  }

  @Test("A suggestion for a cycle of unshared objects creates one with an assisted factory")
  func assistedFactory() throws {
    #expect(
      try suggestions(in: NewObjects.self) == [
        "build B with an assisted factory, and pass A as its argument: Assisted<A> ("
          + "Errors/CycleOpeningTests.swift:\(NewObjects.first + 1))"
      ])
  }

  @Test("A suggestion for a cycle lists the weak provider and the assisted factory if both apply")
  func both() throws {
    #expect(
      try suggestions(in: OneOfEach.self) == [
        "in Value, inject WeakProvider<A> instead of A: it does not retain the object ("
          + "Errors/CycleOpeningTests.swift:\(OneOfEach.first + 1))",
        "or build Value with an assisted factory, and pass A as its argument: Assisted<A> ("
          + "Errors/CycleOpeningTests.swift:\(OneOfEach.first + 1))",
      ])
  }

  @Test("A suggestion for a cycle of shared values says that no dependency can be weak")
  func neither() throws {
    #expect(
      try suggestions(in: SharedValues.self) == [
        "remove one of these dependencies; none can be weak because "
          + "WeakProvider works only with shared, untagged objects"
      ])
  }

  final class Kept {}

  struct KeptByCycle: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: [Int]) in Kept() }
      binder.bind(Int.self).intoCollection().to { (_: Kept) in 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (numbers: [Int]) in "\(numbers)" }
    }
  }

  @Test("A suggestion for a cycle names the shared object that only the cycle retains")
  func keptByCycle() throws {
    #expect(
      faults(of: KeptByCycle.self).flatMap(\.diagnostic.suggestions).map(\.description) == [
        "remove one of these dependencies; none can be weak because only this cycle retains Kept"
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

  @Test("A suggestion for a cycle creates a concrete type, not a protocol, by assisted injection")
  func behindProtocol() throws {
    #expect(
      try suggestions(in: BehindProtocol.self) == [
        "build Clockwork with an assisted factory, and pass A as its argument: Assisted<A> ("
          + "Errors/CycleOpeningTests.swift:\(BehindProtocol.first + 1))"
      ])
  }

  struct SharedBehindProtocol: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Ticking.self).sharedInScope().to { (_: Value) in Clockwork() }
      binder.bind().sharedInScope().to { (_: any Ticking) in Value() }
    }
  }

  @Test("A suggestion for a cycle through a shared protocol is weak if it is bound to a class")
  func sharedBehindProtocol() throws {
    #expect(
      try suggestions(in: SharedBehindProtocol.self) == [
        "in Value, inject WeakProvider<any Ticking> instead of Ticking, if Ticking is bound to a class: "
          + "it does not retain the object (Errors/CycleOpeningTests.swift:\(SharedBehindProtocol.first + 1))"
      ])
  }

  struct ObjectBesideProtocol: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Ticking.self).sharedInScope().to { (_: B) in Clockwork() }
      binder.bind().sharedInScope().to { (_: any Ticking) in B() }
    }
  }

  @Test("A suggestion for a cycle prefers a weak provider of a class to one of a protocol")
  func objectBesideProtocol() throws {
    #expect(
      try suggestions(in: ObjectBesideProtocol.self) == [
        "in Ticking, inject WeakProvider<B> instead of B: it does not retain the object ("
          + "Errors/CycleOpeningTests.swift:\(ObjectBesideProtocol.first))"
      ])
  }

  struct Sole {
    init(_ a: A) {}
  }

  struct KeptByNothingElse: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: Sole) in A() }
      binder.bind().to(factory: Sole.init)
    }
  }

  @Test("A suggestion for a cycle injects an object weakly only if another dependent retains it")
  func entrances() throws {
    let assisted =
      "build Sole with an assisted factory, and pass A as its argument: Assisted<A> ("
      + "Errors/CycleOpeningTests.swift:\(KeptByNothingElse.first + 1))"
    let weak =
      "in Sole, inject WeakProvider<A> instead of A: it does not retain the object ("
      + "Errors/CycleOpeningTests.swift:\(KeptByNothingElse.first + 1))"
    #expect(try suggestions(of: Asking<KeptByNothingElse, Sole>.self) == [assisted])
    #expect(try suggestions(of: Asking<KeptByNothingElse, A>.self) == [weak, "or \(assisted)"])
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

  @Test("A suggestion for a cycle through a protocol injects the shared object behind it weakly")
  func alias() throws {
    let suggestions = try suggestions(in: Alias.self)
    #expect(
      suggestions.first == "in Screen, inject WeakProvider<Navigator> instead of "
        + "Provider<any Navigating>: it does not retain the object (Errors/CycleOpeningTests.swift:\(Alias.first + 2))")
    #expect(suggestions.allSatisfy { !$0.hasPrefix("in Navigating") })
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

  @Test("A weak provider of the shared object behind a protocol breaks the cycle")
  func aliasMended() throws {
    let navigating = try resolve((any Navigating).self, inside: Mended.self, of: Empty.self)
    let pilot = try #require(navigating as? Pilot)
    #expect(pilot.cockpit.pilot.get() === pilot)
  }

  protocol Sailing {}
  final class Sailor: Sailing {
    let deck: Deck
    init(deck: Deck) { self.deck = deck }
  }
  final class Deck {
    let sailing: WeakProvider<any Sailing>
    init(sailing: WeakProvider<any Sailing>) { self.sailing = sailing }
  }

  struct SharedAlias: Module {
    static let first = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Sailing.self).sharedInScope().to { $0 as Sailor }
      binder.bind().to { (_: Sailing) in Sailor(deck: Deck(sailing: WeakProvider(value: nil))) }
    }
  }

  struct MendedSharedAlias: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Sailing.self).sharedInScope().to { $0 as Sailor }
      binder.bind().to(factory: Sailor.init)
      binder.bind().to(factory: Deck.init)
    }
  }

  @Test("A weak provider of a shared protocol binding breaks the cycle and returns the object")
  func sharedAlias() throws {
    #expect(
      try suggestions(of: Checked<SharedAlias>.self) == [
        "in Sailor, inject WeakProvider<any Sailing> instead of Sailing: it does not retain the object ("
          + "Errors/CycleOpeningTests.swift:\(SharedAlias.first + 1))",
        "or build Sailor with an assisted factory, and pass Sailing as its argument: Assisted<any Sailing> ("
          + "Errors/CycleOpeningTests.swift:\(SharedAlias.first + 1))",
      ])
    let sailing = try resolve((any Sailing).self, inside: MendedSharedAlias.self, of: Empty.self)
    let sailor = try #require(sailing as? Sailor)
    #expect(sailor.deck.sailing.get() as? Sailor === sailor)
  }

  struct Empty: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  private func suggestions<M: Module>(in module: M.Type) throws -> [String] {
    try suggestions(of: Checked<M>.self)
  }

  private func suggestions<C: RootComponent>(of component: C.Type) throws -> [String] {
    let cycles = faults(DependencyCycle.self, of: component)
    try #require(cycles.count == 1)
    return cycles[0].diagnostic.suggestions.map(\.description)
  }
}
