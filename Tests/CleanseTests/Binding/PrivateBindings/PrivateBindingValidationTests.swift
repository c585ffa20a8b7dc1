import Cleanse
import Testing

@Suite("Validation of private bindings")
struct PrivateBindingValidationTests {
  final class Session {}
  final class Client {
    init(session: Session) {}
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to(line: 1, factory: Session.init)
      binder.bind(Client.self).to(line: 2, factory: Client.init)
    }
  }

  struct FeatureModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(line: 3) { (session: Provider<Session>) in 1 }
    }
  }

  // MARK: Missing

  struct Outside: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: FeatureModule.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Int, _: Client) in "" }
    }
  }

  @Test("A missing binding that is private to another module is reported with that binding and a fix")
  func missing() throws {
    let errors = faults(of: Outside.self)
    #expect(errors.map(\.diagnostic.id) == [.missingBinding])
    let text = try #require(errors.first?.diagnostic.description)
    #expect(text.contains("Session *** binding missing"))
    #expect(
      text.contains(
        "did you mean: Session in NetworkModule, which is private to that module; "
          + "remove visible(in: .module) to use it elsewhere"))
    #expect(text.contains("help: or bind a separate Session in FeatureModule, for example"))
    #expect(throws: (any Error).self) { try ComponentFactory.of(Outside.self) }
    #expect(throws: (any Error).self) { try ComponentFactory.of(Outside.self, validate: false) }
  }

  final class Pump { init(valve: Valve) {} }
  final class Valve { init(gauge: Gauge) {} }
  final class WeakValve { init(gauge: WeakProvider<Gauge>) {} }
  final class Gauge { init(pump: Pump) {} }

  struct GaugeModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Gauge.self).visible(in: .module).sharedInScope().to(factory: Gauge.init)
      binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
      binder.bind(Bool.self).to { (_: Gauge) in true }
    }
  }

  struct Plant: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: GaugeModule.self)
      binder.bind(Valve.self).sharedInScope().to(factory: Valve.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Bool, _: Valve) in "" }
    }
  }

  struct WeakPlant: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: GaugeModule.self)
      binder.bind(Valve.self).sharedInScope().to { (_: WeakValve) in fatalError() }
      binder.bind(WeakValve.self).to(factory: WeakValve.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Bool, _: Valve) in "" }
    }
  }

  private func nearMisses<C: RootComponent>(of component: C.Type) throws -> [String] {
    let errors = faults(of: component)
    #expect(errors.map(\.diagnostic.id) == [.missingBinding])
    return try #require(errors.first).diagnostic.suggestions.map(\.text.description).filter { $0.contains("private") }
  }

  @Test("A suggestion does not make a private binding visible if that would close a cycle")
  func missingInCycle() throws {
    #expect(
      try nearMisses(of: Plant.self) == [
        "Gauge in GaugeModule, which is private to that module; "
          + "without visible(in: .module), it would be part of a dependency cycle"
      ])
    // A weak dependency does not close a cycle.
    #expect(
      try nearMisses(of: WeakPlant.self) == [
        "Gauge in GaugeModule, which is private to that module; remove visible(in: .module) to use it elsewhere"
      ])
  }

  struct Asking: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
      bind.to { (_: Session) in 1 }
    }
  }

  struct TwoRivals: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.bind(Session.self).visible(in: .component).to(factory: Session.init)
      binder.install(dependency: Asking.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Client, _: Session, _: ComponentFactory<Asking>) in "" }
    }
  }

  @Test("A suggestion does not make a private binding visible if that would create a duplicate")
  func missingWithRivals() throws {
    #expect(
      try Set(nearMisses(of: TwoRivals.self)) == [
        "Session in NetworkModule, which is private to that module; "
          + "without visible(in: .module), it would be a duplicate binding in its component",
        "Session in TwoRivals, which is private to that component; "
          + "remove visible(in: .component) to use it in subcomponents",
      ])
  }

  struct Inside: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
      bind.to { (_: Session) in 1 }
    }
  }

  struct Installing: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .component).to(factory: Session.init)
      binder.bind(Client.self).to(factory: Client.init)
      binder.install(dependency: Inside.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Client, _: ComponentFactory<Inside>) in "" }
    }
  }

  @Test("A binding private to a component is missing in its subcomponent, with a suggested fix")
  func missingInside() throws {
    let errors = faults(of: Installing.self)
    #expect(errors.map(\.diagnostic.id) == [.missingBinding])
    let text = try #require(errors.first?.diagnostic.description)
    #expect(
      text.contains(
        "did you mean: Session in Installing, which is private to that component; "
          + "remove visible(in: .component) to use it in subcomponents"))
    #expect(text.contains("help: or bind a separate Session in Inside, for example"))
  }

  struct OptionalOutside: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.bindOptional(Session.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (session: Session?, _: Client) in session == nil }
    }
  }

  @Test("An optional of a private binding is nil outside its module")
  func absent() throws {
    #expect(try ComponentFactory.of(OptionalOutside.self).build())
  }

  struct OtherDecorator: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.decorate(Session.self) { $0 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Client) in true }
    }
  }

  @Test("A decorator of another module's private binding is an unused-decorator error")
  func unusedDecorator() throws {
    let errors = faults(of: OtherDecorator.self)
    #expect(errors.map(\.diagnostic.id) == [.unusedDecorator])
    #expect("\(errors[0].diagnostic)".contains("private to that module"))
  }

  // MARK: Duplicates

  struct TwiceModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).to(line: 11, factory: Session.init)
      binder.bind(Session.self).visible(in: .module).to(line: 12, factory: Session.init)
      binder.bind(Session.self).visible(in: .module).to(line: 13, factory: Session.init)
      binder.bind(Client.self).to(factory: Client.init)
    }
  }

  struct Twice: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: TwiceModule.self)
      binder.bind(Int.self).visible(in: .component).to(value: 1, line: 14)
      binder.bind(Int.self).to(value: 1, line: 15)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Client, _: Int) in true }
    }
  }

  @Test("Private bindings of one key are duplicates if they are visible from the same module")
  func duplicates() {
    let errors = faults(DuplicateBinding.self, of: Twice.self)
    #expect(errors.count == 2)
    #expect(errors.map { $0.diagnostic.steps.compactMap { $0.location?.line } } == [[11, 12, 13], [14, 15]])
  }

  // MARK: Cycles

  final class Egg { init(hen: Hen) {} }
  final class Hen { init(egg: Egg) {} }

  struct CycleModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Egg.self).visible(in: .module).sharedInScope().to(factory: Egg.init)
      binder.bind(Hen.self).visible(in: .module).sharedInScope().to(factory: Hen.init)
      binder.bind(Int.self).to { (_: Hen) in 1 }
    }
  }

  struct Cycle: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.include(module: CycleModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int) in true } }
  }

  @Test("A cycle of private bindings is an error")
  func cycle() {
    #expect(faults(DependencyCycle.self, of: Cycle.self).count == 1)
  }

  // MARK: Warnings

  struct UnusedModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).to(factory: Session.init)
    }
  }

  struct Unused: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: UnusedModule.self)
      binder.bind(Session.self).to(factory: Session.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Session) in true }
    }
  }

  @Test("A private binding is unused without a dependent in its module, even if the type is used elsewhere")
  func unused() {
    let warnings = GraphValidator.validate(Unused.self).warnings
    #expect(warnings.map(\.id) == [.unusedBinding])
    #expect(warnings.map { "\($0.headline)" } == ["Session: is bound but never used"])
  }

  struct Hiding: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Session.self).visible(in: .module).to(factory: Session.init)
      binder.bind(Int.self).visible(in: .component).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
      bind.to { (_: Session, _: Int) in 1 }
    }
  }

  struct Hidden: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Hiding.self)
      binder.bind(Session.self).to(factory: Session.init)
      binder.bind(Int.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Session, _: Int, _: ComponentFactory<Hiding>) in true }
    }
  }

  @Test("A component-private binding shadows a parent's binding, a module-private one does not")
  func shadowing() {
    let warnings = GraphValidator.validate(Hidden.self).warnings
    #expect(warnings.map { "\($0.headline)" } == ["Int: shadows a binding of a parent component"])
  }

  // MARK: Facts

  @Test("A plugin sees the visibility of each binding and the private binding behind each dependency")
  func plugins() throws {
    let root = GraphValidator.validate(PrivateBindingTests.Everywhere.self).root
    let sessions = root.bindings(of: ProviderKey(Provider<PrivateBindingTests.Session>.self))
    #expect(sessions.map(\.visibility) == [nil, .module, .module])
    let client = try #require(root.bindings(of: ProviderKey(Provider<PrivateBindingTests.Client>.self)).first)
    #expect(client.visibility == nil)
    #expect(client.dependencies[0].bindings == [sessions[1]])
    let loader = try #require(root.bindings(of: ProviderKey(Provider<PrivateBindingTests.Loader>.self)).first)
    #expect(loader.dependencies.flatMap(\.bindings) == Array(repeating: sessions[2], count: 5))
    #expect("\(BindingVisibility.module) \(BindingVisibility.component)" == "module component")
  }

  // MARK: Module contracts

  struct ComponentWide: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.bind(Int.self).visible(in: .component).to { (_: Session) in 1 }
    }
  }

  @Test("A module contract omits private bindings and needs the private bindings of other modules")
  func moduleAlone() throws {
    let network = try GraphValidator.check(module: NetworkModule.self)
    #expect(network.offers.map(\.type.name) == ["Client"] && network.needs.isEmpty)
    let wide = try GraphValidator.check(module: ComponentWide.self)
    #expect(wide.offers.map(\.type.name) == ["Client", "Int"])
    #expect(wide.needs.map(\.type.name) == ["Session"])
    #expect("\(wide)".contains("Int: factory, visible in component"))
  }
}
