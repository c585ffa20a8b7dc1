import Cleanse
import Testing

private final class Known {}

private protocol Screen {}

private final class GraphScreen: Screen {
  let graph: LegacyObjectGraph

  init(graph: LegacyObjectGraph) {
    self.graph = graph
  }
}

private struct Dashboard {
  let graph: LegacyObjectGraph
  let known: Known
}

private struct ProviderDashboard {
  let graph: Provider<LegacyObjectGraph>
}

private enum Mode {
  case looking(LegacyObjectGraph)
}

/// Creates a component's root from an object graph.
private protocol RootOfGraph {
  associatedtype Root
  static func root(graph: LegacyObjectGraph) -> Root
}

private enum Looking<Maker: RootOfGraph>: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Maker.Root>) -> BindingReceipt<Maker.Root> {
    bind.to { Maker.root(graph: $0) }
  }
}

@Suite("Retain cycles of roots")
struct KeepingRootTests {
  private enum StructRoot: Component {
    typealias Scope = Singleton
    static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Known.init) }
    static func configureRoot(binder bind: ReceiptBinder<Dashboard>) -> BindingReceipt<Dashboard> {
      bind.to(factory: Dashboard.init)
    }
  }

  private enum Outer: RootComponent {
    typealias Root = Holding<ComponentFactory<StructRoot>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: StructRoot.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Validation warns of a struct root that retains its object graph, which leaks")
  func leak() throws {
    let factory = try ComponentFactory.of(Outer.self).build().held
    let known = Observer(factory.build().known)
    #expect(known.isAlive)
    #expect(subjects(of: Outer.self) == ["Dashboard"])
  }

  private enum OverProvider: RootComponent {
    typealias Root = ProviderDashboard
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private enum Inner: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (hall: Hall) in "\(type(of: hall))" }
    }
  }

  private struct Hall {
    let factory: ComponentFactory<Inner>
  }

  private enum OverFactory: RootComponent {
    typealias Root = Hall
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Hall>) -> BindingReceipt<Hall> { bind.to(factory: Hall.init) }
  }

  @Test("Validation warns of a struct root that retains a provider or a component factory")
  func otherWays() {
    #expect(subjects(of: OverProvider.self) == ["ProviderDashboard"])
    #expect(subjects(of: OverFactory.self) == ["Hall"])
  }

  private enum EnumRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> Mode { .looking(graph) }
  }
  private enum TupleRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> (Int, LegacyObjectGraph) { (1, graph) }
  }
  private enum ClosureRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> (Int) -> LegacyObjectGraph { { _ in graph } }
  }
  private enum OptionalStructRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> Dashboard? { Dashboard(graph: graph, known: Known()) }
  }

  @Test("Validation warns of enum, tuple, closure and optional struct roots that retain their graph")
  func otherValues() {
    #expect(subjects(of: Looking<EnumRoot>.self) == ["Mode"])
    #expect(subjects(of: Looking<TupleRoot>.self) == ["(Int, LegacyObjectGraph)"])
    #expect(subjects(of: Looking<ClosureRoot>.self) == ["(Int) -> LegacyObjectGraph"])
    #expect(subjects(of: Looking<OptionalStructRoot>.self) == ["Optional<Dashboard>"])
  }

  private enum ClassRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> GraphScreen { GraphScreen(graph: graph) }
  }
  private enum ProtocolRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> any Screen { GraphScreen(graph: graph) }
  }
  private enum OptionalClassRoot: RootOfGraph {
    static func root(graph: LegacyObjectGraph) -> GraphScreen? { GraphScreen(graph: graph) }
  }
  private enum GraphRoot: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: UnscopedBinder) {}
  }
  private enum InjectorRoot: RootComponent {
    typealias Root = PropertyInjector<Known>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.propertyInjector { $0.to { (_: Known, _: LegacyObjectGraph) in } }
    }
  }

  @Test("Validation does not warn of roots that are or may be objects")
  func objects() {
    #expect(subjects(of: Looking<ClassRoot>.self) == [])
    #expect(subjects(of: Looking<ProtocolRoot>.self) == [])
    #expect(subjects(of: Looking<OptionalClassRoot>.self) == [])
    #expect(subjects(of: GraphRoot.self) == [])
    #expect(subjects(of: InjectorRoot.self) == [])
  }

  private enum Accepting: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.accept(.retainCycle, for: ProviderDashboard.self) }
    static func configureRoot(
      binder bind: ReceiptBinder<ProviderDashboard>
    ) -> BindingReceipt<ProviderDashboard> { bind.to(factory: ProviderDashboard.init) }
  }

  @Test("A suppression hides the warning of a retain cycle of a root")
  func accepted() {
    #expect(subjects(of: Accepting.self) == [])
  }

  @Test("The warning of a retain cycle of a struct root suggests a class")
  func advice() throws {
    let warning = try #require(GraphValidator.validate(OverFactory.self).warnings.first)
    #expect(
      warning.notes.map { "\($0.text)" } == [
        "Hall is a root and a value type: if it stores ComponentFactory<Inner>, neither is ever released"
      ])
    #expect(
      warning.suggestions.map { "\($0.text)" } == [
        "make the root a class", "store the factory in another object",
        "if Hall does not retain the factory, or is meant to stay alive, suppress the warning next to the binding of Hall",
      ])
  }

  private func subjects<C: RootComponent>(of component: C.Type) -> [String?] {
    GraphValidator.validate(component).warnings.filter { $0.id == .retainCycle }.map { $0.subject?.name }
  }
}
