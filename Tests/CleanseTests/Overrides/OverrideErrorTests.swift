import Cleanse
import Testing

@Suite("Errors in overrides")
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

  @Test("Validation reports no missing key for a dependency of the replaced binding only")
  func goneRequirement() throws {
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Voyage.self) }
    #expect(error.map { names([$0.requestedType]) } == ["Tide"])
    let overrides = Overrides.overriding(Pilot.self, with: Pilot(note: "fake"))
    #expect(throws: Never.self) { try GraphValidator.check(Voyage.self, overrides: overrides) }
    #expect(try ComponentFactory.of(Voyage.self, overrides: overrides).build().held.note == "fake")
  }

  // MARK: Dependencies of replaced bindings only

  private final class Moon {
    init(sun: Double) {}
  }
  private final class Almanac {
    init(moon: Moon, page: Provider<Page>) {}
  }
  private final class Page {
    init(almanac: WeakProvider<Almanac>, moon: Moon) {}
  }
  private final class Gauge {
    init() {}
    init(almanac: Almanac) {}
  }
  private final class Chart {
    init() {}
    init(moon: Moon) {}
  }
  private final class Telescope {}

  private struct Observatory: RootComponent {
    typealias Root = Holding<Gauge>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Gauge.init(almanac:))
      binder.bind().sharedInScope().to(factory: Almanac.init)
      binder.bind().to(factory: Page.init)
      binder.bind().sharedInScope().to(factory: Moon.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct Dome: Component {
    typealias Root = Holding<Moon>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An override removes all transitive dependencies that only the replaced binding had")
  func pruning() throws {
    #expect(names(missing(in: Observatory.self)) == ["Double"])
    let overrides = Overrides.overriding(Gauge.self) { Gauge() }
    #expect(names(missing(in: Observatory.self, overrides: overrides)) == [])
    let factory = try ComponentFactory.of(Observatory.self, overrides: overrides)
    // Each build runs configure again.
    _ = [factory.build(), factory.build(), factory.build()]
    let children = GraphValidator.validate(Observatory.self, overrides: overrides).root.subcomponents
    #expect(children.map(\.providers.count) == [2])
  }

  @Test("An override removes the installed component that only the replaced binding used")
  func prunedComponent() throws {
    struct Tower: RootComponent {
      typealias Root = Holding<Telescope>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to { (dome: ComponentFactory<Dome>) in Telescope() }
        binder.bind().sharedInScope().to(factory: Moon.init)
        binder.install(dependency: Dome.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    #expect(names(missing(in: Tower.self)) == ["Double"])
    let overrides = Overrides.overriding(Telescope.self) { Telescope() }
    let report = GraphValidator.validate(Tower.self, overrides: overrides)
    #expect(report.errors.map(\.description) == [])
    #expect(report.root.subcomponents.flatMap(\.subcomponents).isEmpty)
    let factory = try ComponentFactory.of(Tower.self, overrides: overrides)
    // Each build runs configure again.
    _ = [factory.build(), factory.build(), factory.build()]
    // An override of a dependency of the replaced binding only does not count as unused.
    let fakeMoon = overrides.overriding(Moon.self) { Moon(sun: 1) }
    #expect(GraphValidator.validate(Tower.self, overrides: fakeMoon).isValid)
  }

  @Test("An override keeps dependencies that other bindings have, and bindings that were never used")
  func notPruned() throws {
    struct Chain: RootComponent {
      typealias Root = HoldingBoth<Chart, Gauge>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(factory: Chart.init(moon:))
        binder.bind().to { (moon: Moon) in Gauge() }
        binder.bind().sharedInScope().to(factory: Moon.init)
        binder.bind().to { (text: String) in Telescope() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    let fakeGauge = Overrides.overriding(Gauge.self) { Gauge() }
    #expect(names(missing(in: Chain.self, overrides: fakeGauge)) == ["Double", "String"])
    let both = fakeGauge.overriding(Chart.self) { Chart() }
    #expect(names(missing(in: Chain.self, overrides: both)) == ["String"])
  }

  private func missing<C: RootComponent>(in component: C.Type, overrides: Overrides = Overrides()) -> [Any.Type] {
    GraphValidator.validate(component, overrides: overrides).errors.compactMap {
      ($0 as? MissingProvider)?.requestedType
    }
  }

  @Test("Validation reports no duplicate if an override replaces both bindings")
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

  @Test("Validation reports no unused binding for a dependency of the replaced binding only")
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

  @Test("Two overrides of one key are one duplicate binding with both locations")
  func duplicate() throws {
    let line: Int = #line + 1
    let overrides = Overrides().overriding(String.self, with: "first").overriding(String.self) { "second" }
    let errors = errors(overrides)
    #expect(errors.count == 1)
    let duplicate = try #require(errors.first as? DuplicateBinding)
    #expect(names([duplicate.boundType]) == ["String"])
    #expect(duplicate.bindings.map { $0.sourceLocation?.line } == [line, line])
  }

  @Test("The report of two overrides of one key lists both and suggests no tag")
  func duplicateReport() throws {
    let line: Int = #line + 2
    let overrides = Overrides(arrayLiteral: OtherAnchor.self)
      .overriding(Anchor.self) { Anchor(weight: 1) }
    #expect(
      errors(overrides).map(\.description) == [
        """
        error: *** Anchor *** is overridden 2 times [duplicate-binding]
          -> overridden in Harbour by overriding(_:…) at Overrides/OverrideErrorTests.swift:\(line)
          -> overridden in Harbour > OtherAnchor at Overrides/OverrideErrorTests.swift:\(OtherAnchor.line)
          help: keep one of these overrides
          see: Documentation/Diagnostics.md#duplicate-binding
        """
      ])
  }

  private struct OtherAnchor: Module {
    static let line: Int = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind(Anchor.self).to { Anchor(weight: 2) }
    }
  }

  @Test("Two override modules with one key are a duplicate, but the same module twice is not")
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

  @Test("Two overrides of a key that several components bind are reported once")
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

  // MARK: Errors that overrides introduce

  @Test("An override that depends on the key that it replaces is a cycle")
  func decorator() throws {
    struct Decorating: Module {
      static let line: Int = #line + 2
      static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to { (text: String) in "more than \(text)" }
      }
    }
    #expect(errors([Decorating.self]).map(FaultPlace.init) == [FaultPlace(DependencyCycle.self, Decorating.line)])
  }

  @Test("Validation reports a component that an override installs inside one of the same scope")
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

  @Test("Validation reports a missing key, a cycle and an unused override together")
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

  @Test("The creation of a factory throws the override errors that validation reports")
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
