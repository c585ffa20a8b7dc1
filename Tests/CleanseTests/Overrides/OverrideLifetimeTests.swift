import TestSupport
import Cleanse
import Testing

@Suite("Lifetimes of overrides")
struct OverrideLifetimeTests {
  private struct CountedAnchor: Module {
    static func configure(binder: Binder<Singleton>) {
      Journal.note("configure")
      let token = Journal.token("override")
      binder.bind(Anchor.self).sharedInScope().to { (weight: Int) in
        Journal.note("make")
        return Anchor(weight: weight + token.name.count)
      }
    }
  }

  @Test("An override module's configure runs once per component in validation and once per build")
  func fresh() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(Harbour.self, overrides: [CountedAnchor.self])
      #expect(journal.entries == ["configure", "configure"])
      let first = factory.build()
      #expect(journal.entries == ["configure", "configure", "make"])
      let second = factory.build()
      #expect(journal.entries == ["configure", "configure", "make", "configure", "make"])
      #expect(first.anchor !== second.anchor)
      #expect(first.anchor.weight == 13)
      // The ship has no binding of this module.
      _ = second.ship.build("Vasa")
      #expect(journal.entries.count == 5)
    }
  }

  @Test("Objects that an override's configure creates are released with their component instance")
  func release() throws {
    try Journal.keep { journal in
      var factory: ComponentFactory<Harbour>? = try ComponentFactory.of(
        Harbour.self, overrides: [CountedAnchor.self])
      _ = factory?.build()
      _ = factory?.build()
      #expect(journal.alive.count == 1)
      factory = nil
      #expect(journal.alive.isEmpty)
    }
  }

  @Test("An override of a shared binding in a subcomponent creates a new object at each build")
  func installed() throws {
    let counter = Counter()
    let harbour = try harbour(
      .overriding((any Crew).self) { Understudies(text: "\(counter.increment())") })
    #expect(counter.count == 0)
    let first = harbour.ship.build("Vasa")
    let second = harbour.ship.build("Wasa")
    #expect([first.crew.name, first.sameCrew.name] == ["understudies of 1", "understudies of 1"])
    #expect([second.crew.name, second.sameCrew.name] == ["understudies of 2", "understudies of 2"])
  }

  @Test("An override's closure runs at each request if the replaced binding is not scoped")
  func unshared() throws {
    let counter = Counter()
    let harbour = try harbour(.overriding(String.self, tag: Sign.self) { "\(counter.increment())" })
    #expect([harbour.sign.get(), harbour.sign.get()] == ["1", "2"])
  }

  @Test("An override's closure runs once per instance if the replaced binding is shared or a value")
  func shared() throws {
    let counter = Counter()
    let factory = try ComponentFactory.of(
      Harbour.self, overrides: .overriding(String.self) { "\(counter.increment())" })
    let first = factory.build()
    #expect([first.text, first.sign.get(), first.ship.build("Vasa").text] == ["1", "sign of 1", "1"])
    #expect(factory.build().text == "2")
    let anchor = try harbour(.overriding(Anchor.self) { Anchor(weight: 9) })
    #expect(anchor.anchor === anchor.sameAnchor)
  }

  @Test("A binding of an override module is shared only if the module declares it so")
  func modules() throws {
    struct Fresh: Module {
      static func configure(binder: UnscopedBinder) { binder.bind(Anchor.self).to(factory: Anchor.init) }
    }
    let harbour = try harbour([Fresh.self])
    #expect(harbour.anchor !== harbour.sameAnchor)
  }

  @Test("Overrides without validation reach the same components, and unused ones are not reported")
  func withoutValidation() throws {
    let factory = try ComponentFactory.of(
      Harbour.self, validate: false,
      overrides: Overrides(arrayLiteral: CountedAnchor.self)
        .overriding(Double.self, with: 1)
        .overriding([Int].self, with: [6])
        .overriding((any Crew).self) { Understudies(text: "fake") })
    for _ in 0..<2 {
      let harbour = factory.build()
      #expect(harbour.anchor.weight == 13)
      let ship = harbour.ship.build("Vasa")
      #expect(ship.crew.name == "understudies of fake")
      #expect(ship.lights == [6])
      #expect(harbour.ship.build("Wasa").crew.name == "understudies of fake")
    }
  }

  @Test("Graphs with different overrides do not affect each other")
  func apart() throws {
    let plain = try harbour([])
    let one = try harbour(.overriding(String.self, with: "one"))
    let two = try harbour(.overriding(String.self, with: "two"))
    #expect([plain, one, two].map(\.text) == ["harbour", "one", "two"])
    #expect([plain, one, two].map { $0.ship.build("Vasa").text } == ["harbour", "one", "two"])
  }

  @Test("Validation runs neither factories nor closures of overrides")
  func nothingRuns() {
    Journal.keep { journal in
      let report = GraphValidator.validate(
        Harbour.self,
        overrides: Overrides(arrayLiteral: CountedAnchor.self).overriding(String.self) {
          Journal.note("closure")
          return ""
        })
      #expect(report.isValid)
      #expect(journal.entries == ["configure", "configure"])
      #expect(journal.alive.isEmpty || journal.alive == ["override"])
    }
  }

  @Test("Plugins see the bindings of the overrides instead of the replaced ones")
  func plugins() {
    let root = GraphValidator.validate(Harbour.self, overrides: [CountedAnchor.self]).root.subcomponents[0]
    let infos = root.infos(Provider<Anchor>.self)
    #expect(infos.map { names($0.modulePath) } == [["Harbour", "CountedAnchor"]])
    #expect(infos.map { $0.scope == Singleton.self } == [true])
    #expect(root.infos(Provider<String>.self).map { names($0.modulePath) } == [["Harbour", "HarbourModule"]])
  }

  private struct Inconstant: Component {
    typealias Root = Holding<Int>
    static func configure(binder: UnscopedBinder) {
      Journal.note("inconstant")
      if Journal.count("inconstant") > 1 { binder.bind().to(value: 2) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Constant: RootComponent {
    typealias Root = Holding<ComponentFactory<Inconstant>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: 1)
      binder.install(dependency: Inconstant.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A configure that declares an overridden binding only at a later run stops the program")
  func changedConfiguration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let inconstant = try ComponentFactory.of(Constant.self, overrides: .overriding(Int.self, with: 9)).build().held
        _ = inconstant.build()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("configure of Inconstant declared different bindings in a later run"))
  }
}
