import Cleanse
import Testing

@Suite("Mistakes in overrides")
struct OverrideErrorTests {
  private func errors(_ overrides: Overrides) -> [any CleanseError] {
    GraphValidator.validate(Harbour.self, overrides: overrides).errors
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
