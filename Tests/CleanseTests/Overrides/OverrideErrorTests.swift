import Cleanse
import Testing

@Suite("Mistakes in overrides")
struct OverrideErrorTests {
  private struct NightScope: Scope {}
  private struct NeverInstalled: Component {
    typealias Root = Holding<Double>
    static func configure(binder: UnscopedBinder) { binder.bind(Double.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct NightModule: Module {
    static let line: Int = #line + 2
    static func configure(binder: Binder<NightScope>) {
      binder.bind(String.self).sharedInScope().to(value: "night")
    }
  }

  private func errors(_ overrides: Overrides) -> [any CleanseError] {
    GraphValidator.validate(Harbour.self, overrides: overrides).errors
  }

  private func unused(_ overrides: Overrides) throws -> UnusedOverride {
    let errors = errors(overrides)
    #expect(errors.count == 1)
    return try #require(errors.first as? UnusedOverride)
  }

  // MARK: Replaced bindings

  private struct Voyage: RootComponent {
    typealias Root = Holding<Pilot>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Pilot.self).to(factory: Pilot.init(tide:))
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("what only the replaced binding needs is not missing")
  func goneRequirement() throws {
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Voyage.self) }
    #expect(error.map { names([$0.requestedType]) } == ["Tide"])
    let overrides = Overrides.overriding(Pilot.self, with: Pilot(note: "fake"))
    #expect(throws: Never.self) { try GraphValidator.check(Voyage.self, overrides: overrides) }
    #expect(try ComponentFactory.of(Voyage.self, overrides: overrides).build().held.note == "fake")
  }

  @Test("a replaced duplicate is no duplicate")
  func goneDuplicate() throws {
    struct Doubled: RootComponent {
      typealias Root = Holding<Int>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(value: 1)
        binder.bind().to(value: 2)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    #expect(throws: DuplicateBinding.self) { try GraphValidator.check(Doubled.self) }
    #expect(try ComponentFactory.of(Doubled.self, overrides: .overriding(Int.self, with: 3)).build().held == 3)
  }

  @Test("what only the replaced binding needed is no unused binding")
  func leftBehind() throws {
    struct Complete: RootComponent {
      typealias Root = Holding<Pilot>
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Pilot.self).to(factory: Pilot.init(tide:))
        binder.bind(Tide.self).to(value: Tide())
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    let report = GraphValidator.validate(
      Complete.self, overrides: .overriding(Pilot.self, with: Pilot(note: "fake")))
    #expect(report.isValid)
    #expect(report.warnings.map(\.id) == [])
  }

  // MARK: Unused overrides

  @Test("an override of a type that nothing binds is unused, and says where it stands")
  func unbound() throws {
    let line: Int = #line + 1
    let error = try unused(.overriding(Double.self, with: 1))
    #expect(names([error.boundType]) == ["Double"])
    #expect(error.diagnostic.id == .unusedOverride)
    #expect(error.diagnostic.location?.line == line)
    #expect(error.diagnostic.location?.file.hasSuffix("OverrideErrorTests.swift") == true)
    #expect(error.bindings.map(\.modulePath.count) == [0])
    #expect(error.scopeOfNoComponent == nil)
  }

  @Test("an override of a type that is bound in other forms only is unused")
  func otherForms() throws {
    #expect(names([try unused(.overriding(Set<String>.self, with: [])).boundType]) == ["Set<String>"])
    #expect(names([try unused(.overriding(Sailors.self) { Sailors() }).boundType]) == ["Sailors"])
    struct OtherTag: Cleanse.Tag { typealias Element = String }
    #expect(
      names([try unused(.overriding(String.self, tag: OtherTag.self, with: "")).boundType])
        == ["TaggedProvider<OtherTag>"])
  }

  @Test("an override of a key that only a component outside the graph binds is unused")
  func neverInstalled() throws {
    #expect(throws: Never.self) {
      struct App: RootComponent {
        typealias Root = Holding<ComponentFactory<NeverInstalled>>
        static func configure(binder: Binder<Singleton>) { binder.install(dependency: NeverInstalled.self) }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
          bind.to(factory: Root.init)
        }
      }
      try GraphValidator.check(App.self, overrides: .overriding(Double.self, with: 2))
    }
    let error = try unused(.overriding(Double.self, with: 2))
    #expect(names([error.boundType]) == ["Double"])
  }

  @Test("a module with a scope that no component has is unused, and is told so")
  func scopeOfNobody() throws {
    let error = try unused([NightModule.self])
    #expect(names([error.boundType]) == ["String"])
    #expect(error.scopeOfNoComponent.map { names([$0]) } == ["NightScope"])
    #expect(error.bindings.map { names($0.modulePath) } == [["NightModule"]])
    #expect(error.diagnostic.location?.line == NightModule.line)
  }

  @Test("each unused binding of a module is reported beside those that are of use")
  func partly() throws {
    struct Mixed: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to(value: "used")
        binder.bind(Double.self).to(value: 1)
        binder.bind(Float.self).intoCollection().to(value: 2)
        binder.bindOptional(Int8.self)
      }
    }
    let errors = errors([Mixed.self]).compactMap { $0 as? UnusedOverride }
    #expect(names(errors.map(\.boundType)) == ["Double", "Array<Float>"])
    #expect(errors.allSatisfy { $0.bindings.map { names($0.modulePath) } == [["Mixed"]] })
  }

  @Test("several unused bindings of one key are one error with every place")
  func samePlace() throws {
    let error = try unused(
      Overrides()
        .overriding(Double.self, with: 1)
        .overriding(Double.self) { 2 })
    #expect(error.bindings.count == 2)
  }

  @Test("an override is of use where it replaces something in one component of many")
  func usedSomewhere() {
    #expect(errors(.overriding(Set<Int>.self, with: [])).isEmpty)
  }

  // MARK: Duplicates

  @Test("two overrides of one key are a duplicate that names both")
  func duplicate() throws {
    let line: Int = #line + 1
    let overrides = Overrides().overriding(String.self, with: "first").overriding(String.self) { "second" }
    let errors = errors(overrides)
    #expect(errors.count == 1)
    let duplicate = try #require(errors.first as? DuplicateBinding)
    #expect(names([duplicate.boundType]) == ["String"])
    #expect(duplicate.bindings.map { $0.sourceLocation?.line } == [line, line])
  }

  @Test("two modules that override one key are a duplicate, the same module twice is not")
  func modules() throws {
    struct First: Module {
      static func configure(binder: UnscopedBinder) { binder.bind(String.self).to(value: "first") }
    }
    struct Second: Module {
      static func configure(binder: UnscopedBinder) { binder.bind(String.self).to(value: "second") }
    }
    let duplicate = try #require(errors([First.self, Second.self]).first as? DuplicateBinding)
    #expect(duplicate.bindings.map { names($0.modulePath) } == [["Harbour", "First"], ["Harbour", "Second"]])
    #expect(errors([First.self, First.self]).isEmpty)
  }

  @Test("two overrides of a key that several components bind are one error")
  func duplicateInSeveralComponents() throws {
    struct Inner: Component {
      typealias Root = Holding<Int>
      static func configure(binder: UnscopedBinder) { binder.bind().to(value: 2) }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Outer: RootComponent {
      typealias Root = HoldingBoth<Int, ComponentFactory<Inner>>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(value: 1)
        binder.install(dependency: Inner.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    let line: Int = #line + 1
    let overrides = Overrides().overriding(Int.self, with: 3).overriding(Int.self, with: 4)
    let errors = GraphValidator.validate(Outer.self, overrides: overrides).errors
    #expect(errors.map(FaultPlace.init) == [FaultPlace(DuplicateBinding.self, line)])
  }

  // MARK: Faults that overrides bring in

  @Test("an override that needs what it replaces is a cycle")
  func decorator() throws {
    struct Decorating: Module {
      static let line: Int = #line + 2
      static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to { (text: String) in "more than \(text)" }
      }
    }
    #expect(errors([Decorating.self]).map(FaultPlace.init) == [FaultPlace(DependencyCycle.self, Decorating.line)])
  }

  @Test("a component that an override installs inside one of the same scope is a fault of nesting")
  func scopeNesting() throws {
    struct Inner: Component {
      typealias Root = Holding<Int>
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Outer: RootComponent {
      typealias Root = Holding<ComponentFactory<Inner>>
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).to(value: 1)
        binder.bind(ComponentFactory<Inner>.self).to { (never: Never) -> ComponentFactory<Inner> in }
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Installing: Module {
      static let line: Int = #line + 1
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    }
    let errors = GraphValidator.validate(Outer.self, overrides: [Installing.self]).errors
    #expect(errors.map(FaultPlace.init) == [FaultPlace(InvalidScopeNesting.self, Installing.line)])
  }

  @Test("a missing key, a cycle and an unused override are reported together")
  func together() throws {
    struct Needy: Module {
      static let line: Int = #line + 2
      static func configure(binder: UnscopedBinder) {
        binder.bind(Anchor.self).to { (tide: Tide) in Anchor(weight: 1) }
        binder.bind(String.self).to { (sign: TaggedProvider<Sign>) in sign.get() }
      }
    }
    let unusedLine: Int = #line + 1
    let places = errors(Overrides(arrayLiteral: Needy.self).overriding(Double.self, with: 1)).map(FaultPlace.init)
    #expect(
      Set(places.map(\.description)) == [
        "MissingProvider:\(Needy.line)", "DependencyCycle:\(HarbourModule.signLine)", "UnusedOverride:\(unusedLine)",
      ])
  }

  @Test("a creation throws what a validation reports")
  func creation() throws {
    #expect(throws: UnusedOverride.self) {
      try ComponentFactory.of(Harbour.self, overrides: .overriding(Double.self, with: 1))
    }
    #expect(throws: UnusedOverride.self) {
      try GraphValidator.check(Harbour.self, overrides: .overriding(Double.self, with: 1))
    }
    #expect(throws: DuplicateBinding.self) {
      try ComponentFactory.of(
        Harbour.self, validate: false,
        overrides: Overrides().overriding(String.self, with: "").overriding(String.self, with: ""))
    }
  }
}
