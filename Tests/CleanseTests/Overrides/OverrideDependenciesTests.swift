import Cleanse
import Testing

@Suite("Overrides with dependencies")
struct OverrideDependenciesTests {
  @Test("An override's closure receives its dependencies from the graph in order")
  func taken() throws {
    let overrides = Overrides.overriding(Anchor.self) { (number: Int, name: String) in
      Anchor(weight: number * 100 + name.count)
    }
    #expect(try harbour(overrides).anchor.weight == 507)
    #expect(try harbour(.overriding(Anchor.self, factory: Anchor.init)).anchor.weight == 5)
    #expect(try harbour(.overriding(Anchor.self) { Anchor(weight: $0 + 1) }).anchor.weight == 6)
  }

  @Test("An override's closure can depend on providers, closures, optionals, tagged values and collections")
  func forms() throws {
    let overrides = Overrides.overriding(String.self) {
      (number: Provider<Int>, make: @escaping () -> Anchor, tide: Tide?, flag: TaggedProvider<Flag>, lights: [Int]) in
      "\(number.get()) \(make().weight) \(tide == nil) \(flag.get()) \(lights)"
    }
    let optional = Overrides.module(OptionalTide.self)
    #expect(try harbour(overrides + optional).text == "5 5 true true [1, 2, 3]")
  }

  private enum OptionalTide: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bindOptional(Tide.self)
      binder.bind(URLTest.self).to { (_: Tide?) in URLTest() }
    }
  }

  @Test("Overrides with dependencies work under tags, in chains and in joined sets")
  func places() throws {
    let sign = Overrides.overriding(tag: Sign.self) { (number: Int) in "number \(number)" }
    #expect(try harbour(sign).sign.get() == "number 5")
    #expect(try harbour(.overriding(String.self, tag: Sign.self) { "\($0 as Int)" }).sign.get() == "5")
    let chained = Overrides().overriding(Int.self, with: 3).overriding(tag: Sign.self) { (number: Int) in "\(number)" }
      .overriding(Anchor.self) { (number: Int) in Anchor(weight: number * 2) }
    let root = try harbour(chained)
    #expect(root.sign.get() == "3")
    #expect(root.anchor.weight == 6)
    #expect(try harbour(sign + .overriding(Int.self, with: 4)).sign.get() == "number 4")
  }

  @Test("An override in a subcomponent sees the bindings that the replaced binding sees")
  func installed() throws {
    let overrides = Overrides.overriding((any Crew).self) { (name: TaggedProvider<ShipName>, text: String) in
      Understudies(text: "\(name.get()), \(text)")
    }
    let ship = try harbour(overrides).ship.build(TaggedProvider(value: "Argo"))
    #expect(ship.crew.name == "understudies of Argo, harbour")
  }

  @Test("An override of a shared binding creates one object")
  func sharing() throws {
    let shared = try harbour(.overriding(Anchor.self) { (number: Int) in Anchor(weight: number) })
    #expect(shared.anchor === shared.sameAnchor)
    #expect(shared.anchor === shared.ship.build(TaggedProvider(value: "")).anchor)
  }

  @Test("Validation reports an override with dependencies that has a missing one, closes a cycle or is unused")
  func checked() throws {
    let line = #line + 1
    let lacking = Overrides.overriding(Anchor.self) { (_: Tide) in Anchor(weight: 1) }
    let missing = try #require(throws: MissingProvider.self) {
      try GraphValidator.check(Harbour.self, overrides: lacking)
    }
    #expect(missing.requests.map { $0.sourceLocation?.line } == [line])
    #expect(throws: DependencyCycle.self) {
      try GraphValidator.check(
        Harbour.self,
        overrides: .overriding(Int.self) { (anchor: Anchor) in anchor.weight }
          .overriding(Anchor.self, factory: Anchor.init(weight:)))
    }
    #expect(throws: UnusedOverride.self) {
      try GraphValidator.check(Harbour.self, overrides: .overriding(Pilot.self) { (text: String) in Pilot(note: text) })
    }
  }

  @Test("An override replaces the dependencies of the original binding by its own")
  func pruning() {
    let root = GraphValidator.validate(
      Harbour.self, overrides: .overriding(Anchor.self) { (text: String) in Anchor(weight: text.count) }
    ).root
    #expect(
      root.bindings(of: ProviderKey(Provider<Anchor>.self)).flatMap(\.dependencies).map(\.requested) == [
        ProviderKey(Provider<String>.self)
      ])
  }

  // MARK: Other isolations and async bindings

  private struct Gauge: Sendable {
    let text: String
  }
  private struct GaugeName: Cleanse.Tag { typealias Element = Gauge }
  private struct Cell: Component {
    struct Root: Sendable {
      let gauge: Gauge
      let named: Gauge
    }
    static func configure(binder: UnscopedBinder) {
      binder.bind(UInt8.self).to(value: 7)
      binder.bind(Gauge.self).to { Gauge(text: "real") }
      binder.bind(Gauge.self).tagged(with: GaugeName.self).to { Gauge(text: "real") }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (gauge: Gauge, named: TaggedProvider<GaugeName>) in Root(gauge: gauge, named: named.get()) }
    }
  }
  private struct Plant: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Cell.self) }
    static func configureRoot(
      binder bind: ReceiptBinder<[SendableComponentFactory<Cell>]>
    ) -> BindingReceipt<[SendableComponentFactory<Cell>]> {
      bind.to { [$0] }
    }
  }

  @Test("Sendable overrides with dependencies work in components that are built in any isolation")
  func sendable() async throws {
    let overrides =
      Overrides.overriding(Gauge.self, sendableFactory: { (number: UInt8) in Gauge(text: "fake \(number)") })
      + .overriding(tag: GaugeName.self, sendableFactory: { (number: UInt8) in Gauge(text: "named \(number)") })
    let cells = try ComponentFactory.of(Plant.self, overrides: overrides).build()
    let root = await Task.detached { cells[0].build() }.value
    #expect(root.gauge.text == "fake 7")
    #expect(root.named.text == "named 7")
    let confined = Overrides.overriding(Gauge.self) { (number: UInt8) in Gauge(text: "\(number)") }
    #expect(
      GraphValidator.validate(Plant.self, overrides: confined).errors.map(\.diagnostic.id) == [.unsendableRequest])
  }

  private struct Dial: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(UInt8.self).to(value: 7)
      binder.bind(String.self).to(value: "dial")
      binder.bind(Gauge.self).to { Gauge(text: "real") }
      binder.bind(Gauge.self).tagged(with: GaugeName.self).to { (_: UInt8, _: String) in Gauge(text: "real") }
    }
    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { (gauge: Gauge, named: TaggedProvider<GaugeName>) in [gauge.text, named.get().text] }
    }
  }

  @Test("An async override awaits its sendable dependencies")
  func awaited() async throws {
    let overrides = Overrides.overriding(
      Gauge.self,
      asyncFactory: { (number: UInt8, text: String) in
        await Task.yield()
        return Gauge(text: "\(text) \(number)")
      }
    ).overriding(tag: GaugeName.self, asyncFactory: { (number: UInt8) in Gauge(text: "named \(number)") })
    let factory = try await AsyncComponentFactory.of(Dial.self, overrides: overrides)
    #expect(try await factory.build() == ["dial 7", "named 7"])
  }
}
