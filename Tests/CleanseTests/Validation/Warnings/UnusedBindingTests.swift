import Cleanse
import Testing

@Suite("Unused bindings")
struct UnusedBindingTests {
  final class Engine {}
  final class Wheel {}

  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  struct Making: AssistedFactory {
    typealias Element = Engine
    typealias Seed = Int
  }

  struct Unused: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(String.self).tagged(with: Name.self).to(value: "")
      binder.bind(Int.self).intoSet().to(value: 1)
      binder.bindPropertyInjectionOf(Wheel.self).to { (_: Wheel, _: Engine) in }
      binder.bindFactory(Engine.self).with(Making.self).to { (_: Assisted<Int>) in Engine() }
      binder.install(dependency: Checked<NothingInside>.self)
      binder.bindOptional(Double.self)
    }
  }

  @Test("Validation warns of unused bindings of every kind, but not of their dependencies")
  func kinds() {
    let first = Unused.first
    #expect(
      warnings(.unusedBinding, of: Checked<Unused>.self) == [
        "TaggedProvider<Name>: \(first + 1)", "Set<Int>: \(first + 2)", "PropertyInjector<Wheel>: \(first + 3)",
        "Factory<Making>: \(first + 4)", "ComponentFactory<Checked<NothingInside>>: \(first + 5)",
      ])
  }

  struct SelfMade: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().eager().to(factory: Engine.init)
      binder.bind(String.self).sharedInScope().onStart { _ in }.to { (_: Int8) in "" }
      binder.bind(Int8.self).to(value: 1)
      binder.bind(Int16.self).sharedInScope().onStop { _ in }.to { 1 }
      binder.bind(Int32.self).sharedInScope().to(asyncFactory: { 1 })
    }
  }

  @Test("Eager bindings and bindings with start hooks count as used")
  func selfMade() {
    let first = SelfMade.first
    #expect(
      warnings(.unusedBinding, of: Checked<SelfMade>.self) == ["Int16: \(first + 3)", "Int32: \(first + 4)"])
  }

  protocol Plugin {}
  struct Search: Plugin {}
  struct Handler {}

  struct Contributions: RootComponent {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Search.self).intoCollection().to(factory: Search.init)
      binder.bind(Handler.self).intoDictionary(key: 1).to(factory: Handler.init)
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.declareCollection(of: Plugin.self)
      binder.declareDictionary(of: Handler.self, keyedBy: String.self)
      binder.declareCollection(of: String.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [any Plugin], _: [String: Handler], _: [String]) in true }
    }
  }

  @Test("The warning of an unused contribution suggests the similar collection that is injected")
  func collections() {
    let help = GraphValidator.validate(Contributions.self).warnings.map {
      $0.suggestions.dropLast(2).map(\.description)
    }
    #expect(
      help == [
        [
          "Array<any Plugin>, which is injected: contribute to it instead: "
            + "binder.bind((any UnusedBindingTests.Plugin).self).intoCollection().to(factory: ...)"
        ],
        [
          "Dictionary<String, Handler>, which is injected: contribute to it instead: "
            + "binder.bind(UnusedBindingTests.Handler.self).intoDictionary(key: ... as String).to(factory: ...)"
        ],
        [],
      ])
  }

  @Test("Warnings of unused bindings fail neither a check nor a factory")
  func harmless() throws {
    let report = GraphValidator.validate(Checked<Unused>.self)
    #expect(report.isValid)
    try GraphValidator.check(Checked<Unused>.self)
    _ = try ComponentFactory.of(Checked<Unused>.self).build()
  }

  struct LackingEngine: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Wheel.init)
    }
  }

  @Test("Validation does not warn of unused bindings while another binding is missing")
  func missing() {
    #expect(warnings(.unusedBinding, of: Checked<LackingEngine>.self).count == 1)
    #expect(warnings(.unusedBinding, of: Asking<LackingEngine, Engine>.self) == [])
  }

  struct Seeded: RootComponent {
    typealias Root = Int
    typealias Seed = String
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test("A seed is not reported as an unused binding")
  func seeds() {
    #expect(warnings(.unusedBinding, of: Seeded.self) == [])
  }

  struct Common: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind().to { (_: Wheel) in Engine() }
      binder.bind().to(factory: Wheel.init)
    }
  }

  struct CommonInside: Module {
    static func configure(binder: Binder<InnerScope>) { binder.include(module: Common.self) }
  }

  struct CommonOutside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Common.self)
      binder.install(dependency: Level<CommonInside, Int>.self)
    }
  }

  typealias Inner<Wanted> = ComponentFactory<Level<CommonInside, Wanted>>

  struct InstallingTwo<First, Second>: RootComponent {
    typealias Root = HoldingBoth<Inner<First>, Inner<Second>>
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Level<CommonInside, First>.self)
      binder.install(dependency: Level<CommonInside, Second>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A binding of a module is not unused if one of the including components uses it")
  func usedInOne() {
    #expect(warnings(.unusedBinding, of: InstallingTwo<Engine, CommonInside>.self) == [])
  }

  @Test("A binding of a module that no including component uses is one warning")
  func usedInNone() {
    #expect(
      warnings(.unusedBinding, of: InstallingTwo<Wheel, Wheel?>.self) == ["Engine: \(Common.line), \(Common.line)"])
  }

  @Test("The description of a valid graph includes its warnings")
  func description() {
    let report = GraphValidator.validate(Accepting<Reported>.self)
    #expect(
      report.description == """
        The graph is valid.

        warning: *** Engine *** is bound but never used [unused-binding]
          -> bound in Accepting<Reported> > Reported at Warnings/UnusedBindingTests.swift:\(Reported.line)
          help: inject it, or remove the binding
          help: if intended, suppress the warning next to the binding
                binder.accept(.unusedBinding, for: UnusedBindingTests.Engine.self)
          see: Documentation/Diagnostics.md#unused-binding
        """)
  }

  struct Reported: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Engine.init)
    }
  }

  struct Accepting<M: Module>: RootComponent where M.Scope == Singleton {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) { binder.include(module: M.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }
}
