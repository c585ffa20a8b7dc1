import Cleanse
import Testing

@Suite("Reach of overrides")
struct OverridePlacesTests {
  private struct OtherText: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to(value: "other")
    }
  }
  private struct OtherAnchor: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Anchor.self).sharedInScope().to { (weight: Int, text: String) in
        Anchor(weight: weight + text.count)
      }
    }
  }
  private struct OtherCrew: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind((any Crew).self).sharedInScope().to { (text: String, name: TaggedProvider<ShipName>) in
        Understudies(text: text + name.get()) as any Crew
      }
    }
  }
  private struct SeveralModules: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: OtherText.self)
      binder.include(module: OtherAnchor.self)
    }
  }

  @Test("An override of a root component's binding applies to its dependents in every component")
  func root() throws {
    let harbour = try harbour([OtherText.self])
    #expect(harbour.text == "other")
    #expect(harbour.sign.get() == "sign of other")
    #expect(harbour.ship.build("Vasa").text == "other")
  }

  @Test("An override leaves other bindings unchanged")
  func others() throws {
    let harbour = try harbour([OtherText.self])
    #expect(harbour.anchor.weight == 5)
    #expect(harbour.lights == [1, 2, 3])
    #expect(harbour.ship.build("Vasa").crew.name == "sailors")
  }

  @Test("An override of a shared binding can have dependencies on the component's other bindings")
  func shared() throws {
    let harbour = try harbour([OtherAnchor.self])
    #expect(harbour.anchor.weight == 12)
    #expect(harbour.anchor === harbour.sameAnchor)
    #expect(harbour.ship.build("Vasa").anchor === harbour.anchor)
  }

  @Test("An override in a subcomponent can have dependencies on that subcomponent's bindings")
  func installed() throws {
    let ship = try harbour([OtherCrew.self]).ship.build("Vasa")
    #expect(ship.crew.name == "understudies of harbourVasa")
  }

  @Test("An override module overrides with the modules that it includes")
  func included() throws {
    let harbour = try harbour([SeveralModules.self])
    #expect(harbour.text == "other")
    #expect(harbour.anchor.weight == 10)
  }

  @Test("An override of a tagged binding leaves the untagged binding unchanged")
  func tagged() throws {
    let harbour = try harbour(.overriding(String.self, tag: Sign.self, with: "closed"))
    #expect(harbour.sign.get() == "closed")
    #expect(harbour.text == "harbour")
  }

  @Test("Overrides for several components combine modules, values and closures")
  func several() throws {
    let harbour = try harbour(
      Overrides(arrayLiteral: OtherCrew.self).module(OtherAnchor.self)
        .overriding(Int.self, with: 20)
        .overriding(String.self, tag: Sign.self) { "open" }
        .overriding(String.self) { "made" })
    #expect(harbour.text == "made")
    #expect(harbour.sign.get() == "open")
    #expect(harbour.anchor.weight == 24)
    #expect(harbour.ship.build("Vasa").crew.name == "understudies of madeVasa")
  }

  // MARK: Several components

  private struct Twice: RootComponent {
    typealias Root = HoldingBoth<Int, ComponentFactory<Inner>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: 1)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Inner: Component {
    typealias Root = HoldingBoth<Int, ComponentFactory<Innermost>>
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to(value: 2)
      binder.install(dependency: Innermost.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Innermost: Component {
    typealias Root = Holding<Int>
    static func configure(binder: Binder<InnermostScope>) { binder.bind().to(value: 3) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct InnerInt: Module {
    static func configure(binder: Binder<InnerScope>) { binder.bind().to(value: 20) }
  }

  private func numbers(_ overrides: Overrides) throws -> [Int] {
    let root = try ComponentFactory.of(Twice.self, overrides: overrides).build()
    let inner = root.second.build()
    return [root.first, inner.first, inner.second.build().held]
  }

  @Test("An override applies to every component that binds the key")
  func everyComponent() throws {
    #expect(try numbers([]) == [1, 2, 3])
    #expect(try numbers(.overriding(Int.self, with: 9)) == [9, 9, 9])
  }

  @Test("An override module with an inner scope applies to every component that binds the key")
  func scoped() throws {
    #expect(try numbers([InnerInt.self]) == [20, 20, 20])
  }

  @Test("Validation reports a duplicate if override modules of two scopes bind one key")
  func twoScopes() throws {
    struct OuterInt: Module {
      static func configure(binder: Binder<Singleton>) { binder.bind().to(value: 10) }
    }
    let errors = GraphValidator.validate(Twice.self, overrides: [InnerInt.self, OuterInt.self]).errors
    #expect(errors.compactMap { ($0 as? DuplicateBinding).map { names([$0.boundType]) } } == [["Int"]])
    #expect(errors.count == 1)
  }

  // MARK: Scopes

  private struct Hold: RootComponent {
    typealias Root = HoldingBoth<ComponentFactory<Cabin>, ComponentFactory<Deck>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.install(dependency: Cabin.self)
      binder.install(dependency: Deck.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Cabin: Component {
    typealias Root = HoldingBoth<Anchor, Anchor>
    typealias Seed = String
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Anchor.self).to { (never: Never) -> Anchor in }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Deck: Component {
    typealias Root = HoldingBoth<Anchor, Anchor>
    typealias Seed = String
    static func configure(binder: UnscopedBinder) {
      binder.bind(Anchor.self).to { (never: Never) -> Anchor in }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct SharedAnchor: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Anchor.self).sharedInScope().to { (weight: Int, name: String) in Anchor(weight: weight + name.count) }
    }
  }
  private struct UnsharedAnchor: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Anchor.self).to { (weight: Int, name: String) in Anchor(weight: weight + name.count) }
    }
  }

  @Test("A shared override with the root's scope is shared within each instance of a subcomponent")
  func sharedElsewhere() throws {
    let hold = try ComponentFactory.of(Hold.self, overrides: [SharedAnchor.self]).build()
    let (vasa, wasa) = (hold.first.build("Vasa"), hold.first.build("Wasa II"))
    #expect(vasa.first === vasa.second)
    #expect([vasa.first.weight, wasa.first.weight] == [5, 8])
    #expect(wasa.first === wasa.second)
    let (upper, lower) = (hold.second.build("upper"), hold.second.build("lower"))
    #expect(upper.first === upper.second)
    #expect(upper.first !== lower.first)
  }

  @Test("An unshared override module with the root's scope creates a new object for each dependent")
  func unsharedElsewhere() throws {
    let hold = try ComponentFactory.of(Hold.self, overrides: [UnsharedAnchor.self]).build()
    let (cabin, deck) = (hold.first.build("Vasa"), hold.second.build("upper"))
    #expect(cabin.first !== cabin.second)
    #expect(deck.first !== deck.second)
  }

  @Test("An override module with a subcomponent's scope overrides a binding of the root component")
  func inwards() throws {
    struct InnerAnchor: Module {
      static func configure(binder: Binder<InnerScope>) {
        binder.bind(Anchor.self).sharedInScope().to { Anchor(weight: 77) }
      }
    }
    let harbour = try harbour([InnerAnchor.self])
    #expect(harbour.anchor.weight == 77)
    #expect(harbour.anchor === harbour.sameAnchor)
    #expect(harbour.ship.build("Vasa").anchor === harbour.anchor)
  }
}
