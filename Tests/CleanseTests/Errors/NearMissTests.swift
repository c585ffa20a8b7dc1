import Cleanse
import Testing

@Suite("Suggested alternatives to missing bindings")
struct NearMissTests {
  final class Engine {}
  final class DieselEngine {}
  class Motor {}
  final class ElectricMotor: Motor {}
  struct Ship {}
  protocol Clock {}
  struct Sundial: Clock {}
  struct ClockFace {}
  protocol Ticking: AnyObject {}
  final class Pendulum: Ticking {}

  struct Spare: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Main: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Bound: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().tagged(with: Spare.self).to(factory: Engine.init)
      binder.bind(Ship?.self).to(value: nil)
      binder.bind().to(factory: ElectricMotor.init)
      binder.bind().to(factory: Sundial.init)
      binder.bind().to(factory: ClockFace.init)
      binder.bind().to(factory: Pendulum.init)
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(String.self).to(value: "")
    }
  }

  @Test("A missing binding suggests the same type with a tag")
  func underTag() throws {
    #expect(
      try suggestions(for: Engine.self) == [
        "TaggedProvider<Spare>, the same type with a tag (Errors/NearMissTests.swift:\(Bound.first))"
      ])
  }

  @Test("A missing tagged binding suggests the same type with another tag")
  func underOtherTag() throws {
    #expect(
      try suggestions(for: TaggedProvider<Main>.self) == [
        "TaggedProvider<Spare>, the same type with a different tag ("
          + "Errors/NearMissTests.swift:\(Bound.first))"
      ])
  }

  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  @Test("A missing tagged binding suggests the same type without a tag and a line that tags it")
  func withoutTag() throws {
    #expect(
      try suggestions(for: TaggedProvider<Name>.self) == [
        "String, the same type without the tag (Errors/NearMissTests.swift:\(Bound.first + 7)): "
          + "binder.bind(String.self).tagged(with: NearMissTests.Name.self).to { $0 as String }"
      ])
  }

  @Test("A missing binding suggests a bound optional of the type")
  func optional() throws {
    #expect(
      try suggestions(for: Ship.self) == [
        "Optional<Ship>, which is bound, unlike Ship (Errors/NearMissTests.swift:\(Bound.first + 1))"
      ])
  }

  @Test("A missing binding of a class suggests a bound subclass")
  func subclass() throws {
    #expect(
      try suggestions(for: Motor.self) == [
        "ElectricMotor, a subclass of Motor (Errors/NearMissTests.swift:\(Bound.first + 2)): "
          + "binder.bind(NearMissTests.Motor.self).to { $0 as NearMissTests.ElectricMotor }"
      ])
  }

  @Test("A missing protocol binding suggests a conforming type, not one with a similar name")
  func conforming() throws {
    #expect(
      try suggestions(for: (any Clock).self) == [
        "Sundial, which conforms to Clock (Errors/NearMissTests.swift:\(Bound.first + 3)): "
          + "binder.bind((any NearMissTests.Clock).self).to { $0 as NearMissTests.Sundial }"
      ])
  }

  protocol Recluse {}
  struct Hermit: Recluse {}
  struct Villager<Street, House> {}

  struct Crowd: Module {
    private static let numbers: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self, Substring.self, Void.self,
      Never.self, Any.self, AnyObject.self,
    ]

    static func configure(binder: Binder<Singleton>) {
      for street in numbers {
        for house in numbers {
          func bindStreet<Street>(_: Street.Type) {
            func bindHouse<House>(_: House.Type) {
              binder.bind(Villager<Street, House>.self).to(factory: Villager.init)
            }
            _openExistential(house, do: bindHouse)
          }
          _openExistential(street, do: bindStreet)
        }
      }
      binder.bind().to(factory: Hermit.init)
    }
  }

  @Test("A missing protocol binding suggests one conforming type among hundreds of other bindings")
  func crowd() throws {
    #expect(try suggestions(for: (any Recluse).self, in: Crowd.self).count == 1)
  }

  @Test("A missing binding of a class protocol suggests a conforming class")
  func conformingClass() throws {
    #expect(
      try suggestions(for: (any Ticking).self) == [
        "Pendulum, which conforms to Ticking (Errors/NearMissTests.swift:\(Bound.first + 5)): "
          + "binder.bind((any NearMissTests.Ticking).self).to { $0 as NearMissTests.Pendulum }"
      ])
  }

  @Test("A missing collection suggests another collection of the same elements")
  func otherCollection() throws {
    #expect(
      try suggestions(for: Set<Int>.self) == [
        "Array<Int>, a different collection of the same elements ("
          + "Errors/NearMissTests.swift:\(Bound.first + 6))"
      ])
  }

  struct Shared: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: DieselEngine.init)
    }
  }

  struct Including: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Shared.self)
    }
  }

  struct ScopedOnly: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: DieselEngine.init)
    }
  }

  struct Installing<Inside: Module>: Module where Inside.Scope == InnerScope {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Level<Inside, DieselEngine>.self)
    }
  }

  @Test("A missing binding suggests a module of another component and the line that includes it")
  func inModule() throws {
    #expect(
      try suggestions(for: DieselEngine.self, in: Installing<Including>.self) == [
        "DieselEngine in Shared, which Level<Including, DieselEngine> includes but "
          + "Asking<Installing<Including>, DieselEngine> does not ("
          + "Errors/NearMissTests.swift:\(Shared.line)): binder.include(module: NearMissTests.Shared.self)"
      ])
  }

  @Test("A missing binding in a module of another scope is suggested as a binding to move")
  func scopedModule() throws {
    #expect(
      try suggestions(for: DieselEngine.self, in: Installing<ScopedOnly>.self) == [
        "DieselEngine, not visible in Asking<Installing<ScopedOnly>, DieselEngine>; bind it in "
          + "Asking<Installing<ScopedOnly>, DieselEngine> instead of in Level<ScopedOnly, DieselEngine> ("
          + "Errors/NearMissTests.swift:\(ScopedOnly.line))"
      ])
  }

  @Test("A missing binding suggests the component factory that builds the type as its root")
  func root() throws {
    #expect(
      try suggestions(for: Asked<DieselEngine>.self, in: Installing<Including>.self) == [
        "Asked<DieselEngine>, the root of Level<Including, DieselEngine>, "
          + "which ComponentFactory<Level<Including, DieselEngine>> builds (Support/Level.swift:12)",
        "inject ComponentFactory<Level<Including, DieselEngine>>, and build Level<Including, DieselEngine> with it",
      ])
  }

  struct Seeded: Component {
    typealias Root = Int
    typealias Seed = DieselEngine
    static func configure(binder: Binder<InnerScope>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct InstallingSeeded: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Seeded.self)
    }
  }

  @Test("A missing binding of a root names the component that has the type as its seed")
  func seed() throws {
    #expect(
      try suggestions(for: DieselEngine.self, in: InstallingSeeded.self) == [
        "DieselEngine, the seed of Seeded, which only types inside Seeded can inject ("
          + "Errors/NearMissTests.swift:\(InstallingSeeded.line))"
      ])
  }

  struct BoundClosure: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind((@Sendable () -> Ship).self).to(value: { Ship() })
    }
  }

  @Test("A missing binding suggests a closure's result or a bound closure that returns the type")
  func closures() throws {
    #expect(
      try suggestions(for: (@Sendable () -> String).self) == [
        "String, which you can inject as () -> String, or as SendableProvider<String> in another isolation "
          + "if it is shared (Errors/NearMissTests.swift:\(Bound.first + 7))"
      ])
    #expect(
      try suggestions(for: Ship.self, in: BoundClosure.self) == [
        "@Sendable () -> Ship, which is bound, unlike Ship ("
          + "Errors/NearMissTests.swift:\(BoundClosure.line))"
      ])
  }

  struct Voyage {}
  struct VoyageFactory: AssistedFactory {
    typealias Element = Voyage
    typealias Seed = Int
  }
  struct BoundFactory: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bindFactory(Voyage.self).with(VoyageFactory.self).to { (_: Assisted<Int>) in Voyage() }
    }
  }

  @Test("A missing function type suggests an assisted factory or the result of an isolated closure")
  func functions() throws {
    let factory =
      "Factory<VoyageFactory>, an assisted factory that creates Voyage from an argument ("
      + "Errors/NearMissTests.swift:\(BoundFactory.line))"
    #expect(try suggestions(for: ((Int) -> Voyage).self, in: BoundFactory.self) == [factory])
    #expect(try suggestions(for: (@Sendable (Int) async throws -> Voyage).self, in: BoundFactory.self) == [factory])
    #expect(try suggestions(for: ((String) -> Voyage).self, in: BoundFactory.self) == [Self.factoryHelp])
    #expect(try suggestions(for: ((Int, () -> Int) -> Voyage).self, in: BoundFactory.self) == [Self.factoryHelp])
    #expect(try suggestions(for: ((Int) -> Ship).self, in: BoundFactory.self) == [Self.factoryHelp])
    #expect(try suggestions(for: ((Int) -> (Int) -> Voyage).self, in: BoundFactory.self) == [Self.factoryHelp])
    #expect(
      try suggestions(for: (@MainActor () -> String).self) == [
        "String, which you can inject as () -> String, or as SendableProvider<String> in another isolation "
          + "if it is shared (Errors/NearMissTests.swift:\(Bound.first + 7))"
      ])
  }

  @Test("A missing binding suggests the assisted factory that creates the type")
  func factoryOfProduct() throws {
    #expect(
      try suggestions(for: Voyage.self, in: BoundFactory.self) == [
        "Factory<VoyageFactory>, an assisted factory that creates Voyage from an argument of type Int ("
          + "Errors/NearMissTests.swift:\(BoundFactory.line))",
        "inject Factory<VoyageFactory>, and pass it the argument of type Int",
      ])
  }

  @Test("A missing binding of a tag type suggests its tagged provider")
  func tagItself() throws {
    #expect(
      try suggestions(for: Spare.self) == [
        "TaggedProvider<Spare>, which is bound with this tag (Errors/NearMissTests.swift:\(Bound.first))",
        "Spare is a tag: inject TaggedProvider<Spare>, which provides Engine",
      ])
    #expect(
      try suggestions(for: Provider<Main>.self) == [
        "Main is a tag: inject TaggedProvider<Main>, which provides Engine"
      ])
  }

  struct TwoArguments: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindFactory(Voyage.self).with(VoyageFactory.self).to { (_: Assisted<Int>, _: Assisted<String>) in Voyage()
      }
    }
  }

  struct Walls: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Sundial.self).intoCollection().to(factory: Sundial.init)
      binder.bind(ElectricMotor.self).intoCollection().to(factory: ElectricMotor.init)
    }
  }

  @Test("A missing collection suggests one with conforming elements or elements of a subclass")
  func otherElements() throws {
    #expect(
      try suggestions(for: [any Clock].self, in: Walls.self) == [
        "Array<Sundial>, whose elements conform to Clock (Errors/NearMissTests.swift:\(Walls.line))"
      ])
    #expect(
      try suggestions(for: [Motor].self, in: Walls.self) == [
        "Array<ElectricMotor>, whose elements are of subclasses of Motor ("
          + "Errors/NearMissTests.swift:\(Walls.line + 1))"
      ])
  }

  @Test("A factory with two assisted arguments gets the suggestion to combine them in one type")
  func assistedArguments() throws {
    #expect(
      faults(of: Asking<TwoArguments, Factory<VoyageFactory>>.self).flatMap(\.diagnostic.suggestions).map(\.description)
        == [
          "an assisted factory takes one argument: combine the arguments in one type, and make it the Seed of VoyageFactory"
        ])
  }

  @Test("A missing binding suggests the unused seed of its component if no other type matches")
  func seedOfComponent() throws {
    struct Inner: Component {
      typealias Root = Ship
      typealias Seed = DieselEngine
      static func configure(binder: Binder<InnerScope>) {}
      static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
        bind.to { (_: Motor) in Ship() }
      }
    }
    struct Outer: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inner.self) }
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }
    #expect(
      faults(of: Outer.self).flatMap(\.diagnostic.suggestions).map(\.description) == [
        "bind it in Inner, for example: binder.bind(NearMissTests.Motor.self).to(factory: NearMissTests.Motor.init)",
        "or inject DieselEngine, the unused seed of Inner",
      ])
  }

  @Test("A missing function type without similar bindings suggests a closure or an assisted factory")
  func functionsOfUnbound() {
    #expect(help(for: (@MainActor () -> Voyage).self).first == Self.closureHelp)
    #expect(help(for: (@Sendable () -> Voyage).self).first == Self.closureHelp)
    #expect(help(for: (() async throws -> Voyage).self).first == Self.closureHelp)
    #expect(help(for: ((Int) -> Voyage).self).first == Self.factoryHelp)
    #expect(help(for: Voyage.self).count == 1)
  }

  private static let factoryHelp =
    "to create something from an argument, inject a Factory, and bind that: "
    + "binder.bindFactory(...).with(...).to(factory: ...)"
  private static let closureHelp =
    "inject () -> Voyage, or SendableProvider<Voyage> in another isolation, and bind Voyage"

  private struct Wanting<Wish>: RootComponent {
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<[Wish]>) -> BindingReceipt<[Wish]> {
      bind.to { (wish: Wish) in [wish] }
    }
  }

  private func help<Wish>(for wish: Wish.Type) -> [String] {
    faults(of: Wanting<Wish>.self).flatMap(\.diagnostic.suggestions).map { suggestion in
      ["\(suggestion.text)", suggestion.code?.description].compactMap(\.self).joined(separator: ": ")
    }
  }

  @Test("A missing class protocol suggests no structs, and a missing Any has no suggestions")
  func objectsOnly() throws {
    #expect(
      try suggestions(for: (any Ticking & AnyObject).self) == [
        "Pendulum, which conforms to Ticking (Errors/NearMissTests.swift:\(Bound.first + 5)): "
          + "binder.bind((any NearMissTests.Ticking).self).to { $0 as NearMissTests.Pendulum }"
      ])
    #expect(try suggestions(for: (any Clock & AnyObject).self) == [])
    #expect(try suggestions(for: Any.self) == [])
    #expect(try suggestions(for: AnyObject.self) == [])
  }

  protocol Face<Digits> { associatedtype Digits }

  struct Dial: Face { typealias Digits = Int }
  struct RomanDial: Face { typealias Digits = String }

  struct Dials: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Dial.init)
      binder.bind().to(factory: RomanDial.init)
      binder.bind().to(factory: ClockFace.init)
    }
  }

  @Test("A missing parameterized protocol suggests only a type with matching type arguments")
  func constrained() throws {
    #expect(try suggestions(for: (any Face<Int>).self) == [])
    #expect(
      try suggestions(for: (any Face<Int>).self, in: Dials.self) == [
        "Dial, which conforms to any Face<Int> (Errors/NearMissTests.swift:\(Dials.line)): "
          + "binder.bind((any NearMissTests.Face<Int>).self).to { $0 as NearMissTests.Dial }"
      ])
    #expect(try suggestions(for: (any Face<Double>).self, in: Dials.self) == [])
  }

  struct Echo: Clock { init(clock: any Clock) {} }
  struct Cellar { init(clock: any Clock) {} }
  struct DeepEcho: Clock { init(cellar: Provider<Cellar>) {} }

  struct Decorators: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Echo.init)
      binder.bind().to(factory: Cellar.init)
      binder.bind().to(factory: DeepEcho.init)
    }
  }

  @Test("A missing protocol binding suggests no type that depends on it directly or indirectly")
  func decorators() throws {
    let errors = faults(MissingProvider.self, of: Asking<Decorators, any Clock>.self)
    try #require(errors.count == 1)
    #expect(
      errors[0].diagnostic.suggestions.map(\.description) == [
        "bind it in Asking<Decorators, any Clock>, for example to Sundial, which conforms to it: "
          + "binder.bind((any NearMissTests.Clock).self).to(factory: NearMissTests.Sundial.init)"
      ])
  }

  protocol Console {}
  final class BufferConsole: Console {}
  final class OtherConsole: Console {}

  struct BoundConsole: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Console.self).sharedInScope().to(factory: BufferConsole.init)
    }
  }

  struct OtherBoundConsole: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: OtherConsole.init)
      binder.bind(Console.self).sharedInScope().to { $0 as OtherConsole }
    }
  }

  @Test("A missing class suggests the protocol bound to it, and no line for a second object")
  func boundProtocol() throws {
    #expect(
      try suggestions(for: BufferConsole.self, in: BoundConsole.self) == [
        "Console, to which BufferConsole conforms (Errors/NearMissTests.swift:\(BoundConsole.line))",
        "inject Console if it is bound to BufferConsole: a binding of BufferConsole itself would create a second object",
      ])
    #expect(try suggestions(for: BufferConsole.self, in: OtherBoundConsole.self) == [])
  }

  @Test("A missing binding suggests the plain type if an override replaces its optional")
  func overriddenOptional() {
    let report = GraphValidator.validate(
      Asking<Bound, String>.self, overrides: Overrides().overriding(String?.self, with: nil))
    let suggestion = report.errors.flatMap { $0.diagnostic.suggestions }.first?.description
    let line: Int = Bound.first + 7
    #expect(
      suggestion
        == "String, which is bound, unlike Optional<String> (Errors/NearMissTests.swift:\(line))")
  }

  /// The suggestions for a missing type without the general suggestions.
  private func suggestions<Wanted, M: Module>(
    for wanted: Wanted.Type, in module: M.Type = Bound.self
  ) throws -> [String] where M.Scope == Singleton {
    let errors = faults(MissingProvider.self, of: Asking<M, Wanted>.self)
    try #require(errors.count == 1)
    return errors[0].diagnostic.suggestions.map(\.description).filter { text in
      !["bind it in", "or bind a separate", "or, if it may be empty"].contains { text.hasPrefix($0) }
    }
  }
}
