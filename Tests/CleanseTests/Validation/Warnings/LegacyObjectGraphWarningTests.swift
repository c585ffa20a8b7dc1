import Cleanse
import Testing

@Suite("Warnings for legacy object graphs")
struct LegacyObjectGraphWarningTests {
  final class Known {}
  final class Keeper {
    init(graph: LegacyObjectGraph) {}
  }

  struct Looking: RootComponent {
    typealias Root = Holding<Provider<LegacyObjectGraph>>
    static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Known.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct NotLooking: RootComponent {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Known.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct Keeping: RootComponent {
    typealias Root = LegacyObjectGraph
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Keeper.init)
    }
  }

  struct Unshared: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Keeper.init) }
  }

  @Test("Bindings that a legacy object graph can look up count as used")
  func used() {
    #expect(warnings(.unusedBinding, of: Looking.self) == [])
    #expect(warnings(.unusedBinding, of: NotLooking.self) == ["Known: \(NotLooking.line)"])
  }

  @Test("Validation warns of a shared object that retains the legacy object graph")
  func retainCycle() throws {
    #expect(warnings(.retainCycle, of: Keeping.self) == ["Keeper: \(Keeping.line)"])
    let report = GraphValidator.validate(Keeping.self)
    #expect(report.errors.isEmpty)
    let warning = try #require(report.warnings.first)
    #expect(warning.steps.map { "\($0.text)" } == ["Keeper can look up Keeper in LegacyObjectGraph"])
    #expect(
      warning.suggestions.map { "\($0.text)" } == [
        "in Keeper, inject the types that it looks up instead of LegacyObjectGraph, or store the object graph in another object",
        "if Keeper does not retain the object graph, or is meant to stay alive, suppress the warning next to the binding of Keeper",
      ])
  }

  final class FactoryKeeper {
    init(factory: ComponentFactory<Inner>) {}
  }

  struct Inner: Component {
    typealias Root = LegacyObjectGraph
    static func configure(binder: UnscopedBinder) {}
  }

  struct KeepingFactory: RootComponent {
    typealias Root = Holding<FactoryKeeper>
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: FactoryKeeper.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Validation warns of a shared object whose component factory leads to a legacy object graph")
  func retainCycleOverFactory() {
    let found = GraphValidator.validate(KeepingFactory.self).warnings.filter { $0.id == .retainCycle }
    #expect(found.map { $0.subject?.name } == ["FactoryKeeper"])
    #expect(found.first?.location?.line == KeepingFactory.line)
  }

  @Test("Validation does not warn of an unshared object that retains the legacy object graph")
  func noRetainCycle() {
    #expect(GraphValidator.validate(Unshared.self).warnings.isEmpty)
  }
}
