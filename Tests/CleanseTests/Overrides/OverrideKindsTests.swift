import TestSupport
import Cleanse
import Testing

@Suite("Overrides of each kind of binding")
struct OverrideKindsTests {
  private final class Screen {
    var text = ""
    var number = 0
    func inject(text: String) { self.text = text }
    func injectOther(number: Int) { self.number = number }
  }
  private struct Detail {
    let text: String
  }
  private struct MakeDetail: AssistedFactory {
    typealias Element = Detail
    typealias Seed = Int
  }
  private struct Panel: Component {
    struct Root { let text: String }
    typealias Seed = Int
    static func configure(binder: Binder<InnerScope>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (seed: Int, text: String, tide: Tide) in Root(text: "\(text)\(seed)") }
    }
  }
  private struct Window: RootComponent {
    struct Root {
      let inject: PropertyInjector<Screen>
      let detail: Factory<MakeDetail>
      let panel: ComponentFactory<Panel>
      let pilot: Pilot?
    }
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: "real")
      binder.bind().to(value: Tide())
      binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
      binder.bindFactory(Detail.self).with(MakeDetail.self).to { (seed: Assisted<Int>, text: String) in
        Detail(text: "\(text)\(seed.get())")
      }
      binder.install(dependency: Panel.self)
      binder.bindOptional(Pilot.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private func window(_ overrides: Overrides) throws -> Window.Root {
    try ComponentFactory.of(Window.self, overrides: overrides).build()
  }

  @Test("An override replaces a property injector")
  func propertyInjector() throws {
    struct Other: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, text: String) in
          screen.injectOther(number: text.count)
        }
      }
    }
    let screen = Screen()
    try window([Other.self]).inject.injectProperties(into: screen)
    #expect(screen.text == "")
    #expect(screen.number == 4)
  }

  @Test("An override replaces an assisted factory")
  func assistedFactory() throws {
    struct Other: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Detail.self).with(MakeDetail.self).to { (seed: Assisted<Int>, text: String) in
          Detail(text: "fake \(text) \(seed.get())")
        }
      }
    }
    #expect(try window([Other.self]).detail.build(3).text == "fake real 3")
  }

  @Test("An override replaces a provider by another provider or a closure")
  func provider() throws {
    struct Clockwork: RootComponent {
      typealias Root = Holding<Provider<Int>>
      static func configure(binder: Binder<Singleton>) { binder.bind().to(provider: Provider { 1 }) }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Ticking: Module {
      static func configure(binder: UnscopedBinder) {
        let counter = Counter()
        binder.bind().to(provider: Provider { counter.increment() })
      }
    }
    let ticks = try ComponentFactory.of(Clockwork.self, overrides: [Ticking.self]).build().held
    #expect([ticks.get(), ticks.get()] == [1, 2])
    let counter = Counter()
    let others = try ComponentFactory.of(
      Clockwork.self, overrides: .overriding(Int.self) { 10 * counter.increment() }
    ).build().held
    #expect([others.get(), others.get()] == [10, 20])
  }

  // MARK: Component factories

  private struct Elsewhere: RootComponent {
    typealias Root = Holding<ComponentFactory<Panel>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: "elsewhere")
      binder.bind().to(value: Tide())
      binder.install(dependency: Panel.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct PanelNeedingTide: RootComponent {
    typealias Root = Holding<ComponentFactory<Panel>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: "here")
      binder.install(dependency: Panel.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An override replaces a component factory by that of another graph")
  func componentFactory() throws {
    let other = try ComponentFactory.of(Elsewhere.self).build().held
    #expect(try window(.overriding(ComponentFactory<Panel>.self, with: other)).panel.build(1).text == "elsewhere1")
  }

  @Test("An override of a component factory removes the dependencies of its component")
  func componentFactoryIsGone() throws {
    #expect(throws: MissingProvider.self) { try ComponentFactory.of(PanelNeedingTide.self) }
    let other = try ComponentFactory.of(Elsewhere.self).build().held
    let root = try ComponentFactory.of(
      PanelNeedingTide.self, overrides: .overriding(ComponentFactory<Panel>.self, with: other)
    ).build()
    #expect(root.held.build(2).text == "elsewhere2")
  }

  @Test("An override that installs the same component again keeps it usable")
  func installation() throws {
    struct Again: Module {
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Panel.self) }
    }
    #expect(try window([Again.self]).panel.build(1).text == "real1")
  }

  @Test("An override that installs a component replaces a bound component factory")
  func installationInsteadOfBinding() throws {
    struct Bound: RootComponent {
      typealias Root = Holding<ComponentFactory<Panel>>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(value: "here")
        binder.bind().to(value: Tide())
        binder.bind(ComponentFactory<Panel>.self).to { (never: Never) -> ComponentFactory<Panel> in }
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Installing: Module {
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Panel.self) }
    }
    #expect(try ComponentFactory.of(Bound.self, overrides: [Installing.self]).build().held.build(1).text == "here1")
  }

  // MARK: Optionals

  @Test("An override supplies an optional that bindOptional declares")
  func optional() throws {
    #expect(try window([]).pilot == nil)
    #expect(try window(.overriding(Pilot.self, with: Pilot(note: "fake"))).pilot?.note == "fake")
  }

  /// All dependencies of the root are declarations without bindings.
  private struct Sparse: RootComponent {
    struct Name: Cleanse.Tag { typealias Element = String }
    struct Names: Cleanse.Tag { typealias Element = [String] }
    struct Root {
      let name: TaggedProvider<Name>?
      let names: TaggedProvider<Names>?
      let pilot: Provider<Pilot>?
      let makePilot: (() -> Pilot)?
      let numbers: [Int]?
      let declared: [Int8]
      let set: Set<Int8>
      let keys: [String: Int8]
    }
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(tag: Name.self)
      binder.bindOptional(tag: Names.self)
      binder.bindOptional(Provider<Pilot>.self)
      binder.bindOptional((() -> Pilot).self)
      binder.bindOptional([Int].self)
      binder.declareCollection(of: Int8.self)
      binder.declareSet(of: Int8.self)
      binder.declareDictionary(of: Int8.self, keyedBy: String.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Plenty: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().tagged(with: Sparse.Name.self).to(value: "module")
      binder.bind().tagged(with: Sparse.Names.self).to(value: ["module"])
      binder.bind().to(value: Pilot(note: "module"))
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Int8.self).intoCollection().to(value: 2)
      binder.bind(Int8.self).intoSet().to(value: 3)
      binder.bind(Int8.self).intoDictionary(key: "a").to(value: 4)
    }
  }

  private func contents(_ overrides: Overrides) throws -> [String?] {
    let root = try ComponentFactory.of(Sparse.self, overrides: overrides).build()
    return [
      root.name?.get(), root.names.map { "\($0.get())" }, root.pilot?.get().note, root.makePilot?().note,
      root.numbers.map { "\($0)" }, "\(root.declared)", "\(root.set)", "\(root.keys)",
    ]
  }

  @Test("Overrides supply optionals and collections of every form that are only declared")
  func declarations() throws {
    #expect(try contents([]) == [nil, nil, nil, nil, nil, "[]", "[]", "[:]"])
    let single = Overrides.overriding(tag: Sparse.Name.self, with: "fake")
      .overriding(tag: Sparse.Names.self) { ["fake"] }
      .overriding(Pilot.self, with: Pilot(note: "fake")).overriding([Int].self, with: [1])
      .overriding([Int8].self, with: [2]).overriding(Set<Int8>.self, with: [3])
      .overriding([String: Int8].self, with: ["a": 4])
    #expect(
      try contents(single) == ["fake", #"["fake"]"#, "fake", "fake", "[1]", "[2]", "[3]", #"["a": 4]"#])
    for modules in [[Plenty.self], Overrides().module(Plenty.self)] {
      #expect(
        try contents(modules) == ["module", #"["module"]"#, "module", "module", "[1]", "[2]", "[3]", #"["a": 4]"#])
    }
  }

  @Test("An override of an ancestor's binding creates no second object at an inner bindOptional")
  func optionalInside() throws {
    struct Inner: Component {
      typealias Root = Holding<Anchor?>
      static func configure(binder: UnscopedBinder) { binder.bindOptional(Anchor.self) }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Outer: RootComponent {
      typealias Root = HoldingBoth<Anchor, ComponentFactory<Inner>>
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Anchor.self).sharedInScope().to { Anchor(weight: 1) }
        binder.install(dependency: Inner.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    let root = try ComponentFactory.of(
      Outer.self, overrides: .overriding(Anchor.self) { Anchor(weight: 2) }
    ).build()
    let inner = root.second.build()
    #expect(inner.held?.weight == 2)
    #expect(inner.held === root.first)
  }

  // MARK: Roots and seeds

  @Test("An override of the root creates one object per component instance")
  func root() throws {
    struct App: RootComponent {
      final class Root {
        let text: String
        let again: WeakProvider<Root>
        init(text: String, again: WeakProvider<Root>) {
          self.text = text
          self.again = again
        }
      }
      static func configure(binder: Binder<Singleton>) { binder.bind().to(value: "app") }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to { (missing: Tide, text: String, again: WeakProvider<Root>) in Root(text: text, again: again) }
      }
    }
    struct Other: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bind().to { (text: String, again: WeakProvider<App.Root>) in
          App.Root(text: "other \(text)", again: again)
        }
      }
    }
    #expect(throws: MissingProvider.self) { try ComponentFactory.of(App.self) }
    let factory = try ComponentFactory.of(App.self, overrides: [Other.self])
    let root = factory.build()
    #expect(root.text == "other app")
    #expect(root.again.get() === root)
    #expect(factory.build() !== root)
  }

  @Test("An override replaces a root that is a property injector")
  func rootInjector() throws {
    struct App: RootComponent {
      typealias Root = PropertyInjector<Screen>
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(value: "app")
        binder.bind().to(value: 6)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.propertyInjector(configuredWith: { bind in bind.to(injector: Screen.inject) })
      }
    }
    struct Other: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.injectOther)
      }
    }
    let screen = Screen()
    try ComponentFactory.of(App.self, overrides: [Other.self]).build().injectProperties(into: screen)
    #expect(screen.text == "")
    #expect(screen.number == 6)
  }

  @Test("An override replaces a root whose receipt comes from a configuration closure")
  func rootOfConfigure() throws {
    struct App: RootComponent {
      typealias Root = Pilot
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.configured { $0.to(factory: Pilot.init(tide:)) }
      }
    }
    #expect(
      try ComponentFactory.of(App.self, overrides: .overriding(Pilot.self) { Pilot(note: "fake") }).build().note
        == "fake")
  }

  @Test("An override of a seed replaces the value that the build receives")
  func seed() throws {
    let panel = try window(.overriding(Int.self, with: 40)).panel
    #expect(panel.build(1).text == "real40")
    #expect(panel.build(2).text == "real40")
  }

  @Test("An override of a provider seed runs its closure once per component instance")
  func providerSeed() throws {
    let counter = Counter()
    let harbour = try harbour(.overriding(String.self, tag: ShipName.self) { "ship \(counter.increment())" })
    let first = harbour.ship.build("Vasa")
    let second = harbour.ship.build("Wasa")
    #expect(first.name.get() == "ship 1")
    #expect(first.name.get() == "ship 1")
    #expect(second.name.get() == "ship 2")
  }
}
