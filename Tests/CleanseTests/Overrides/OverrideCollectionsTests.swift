import Cleanse
import Testing

@Suite("Overrides of multibindings")
struct OverrideCollectionsTests {
  private struct OtherLights: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoCollection().to(value: 100)
      binder.bind(Int.self).intoCollection().to { (text: String) in text.count }
    }
  }
  private struct MoreLights: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoCollection().to(value: [200, 201])
    }
  }
  private struct ShipLights: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoCollection().to(value: 300)
    }
  }
  private struct SetsAndDictionaries: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoSet().to(value: 80)
      binder.bind(Int.self).intoDictionary(key: "mast").sharedInScope().to { 81 }
    }
  }

  @Test("Overriding contributions replace all contributions, in the subcomponent too")
  func array() throws {
    let harbour = try harbour([OtherLights.self])
    #expect(harbour.lights == [100, 7])
    #expect(harbour.ship.build("Vasa").lights == [100, 7])
  }

  @Test("Contributions of several override modules form one collection")
  func several() throws {
    let harbour = try harbour([OtherLights.self, MoreLights.self])
    #expect(harbour.lights == [100, 7, 200, 201])
    #expect(harbour.ship.build("Vasa").lights == [100, 7, 200, 201])
  }

  @Test("Contributions of an override module with an inner scope replace the collection in all components")
  func inner() throws {
    let harbour = try harbour([ShipLights.self])
    #expect(harbour.lights == [300])
    #expect(harbour.ship.build("Vasa").lights == [300])
  }

  @Test("An override of an array type replaces all contributions")
  func value() throws {
    let harbour = try harbour(.overriding([Int].self, with: [4, 4]))
    #expect(harbour.lights == [4, 4])
    #expect(harbour.ship.build("Vasa").lights == [4, 4])
  }

  @Test("Overriding contributions replace sets and dictionaries completely")
  func setsAndDictionaries() throws {
    let ship = try harbour([SetsAndDictionaries.self]).ship.build("Vasa")
    #expect(ship.lightsBelow == [80])
    #expect(ship.lamps == ["mast": 81])
  }

  @Test("An override may contribute a dictionary key that a replaced contribution had")
  func sameKey() throws {
    struct OtherBow: Module {
      static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoDictionary(key: "bow").to(value: 1) }
    }
    #expect(try harbour([OtherBow.self]).ship.build("Vasa").lamps == ["bow": 1])
  }

  // MARK: Contributions that replace a single binding

  private struct Listed: RootComponent {
    typealias Root = Holding<[String]>
    static func configure(binder: Binder<Singleton>) { binder.bind([String].self).to(value: ["a", "b"]) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct OneElement: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(String.self).intoCollection().to(value: "c") }
  }

  @Test("Overriding contributions replace a single binding of the collection's type")
  func unique() throws {
    #expect(try ComponentFactory.of(Listed.self, overrides: [OneElement.self]).build().held == ["c"])
  }

  // MARK: Tags

  private struct Ports: Cleanse.Tag { typealias Element = [Int] }
  private struct Tagged: RootComponent {
    typealias Root = HoldingBoth<[Int], TaggedProvider<Ports>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Int.self).intoCollection().tagged(with: Ports.self).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct OtherPorts: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoCollection().tagged(with: Ports.self).to(value: 3)
    }
  }

  @Test("An override of a tagged collection leaves the untagged collection unchanged")
  func tagged() throws {
    let root = try ComponentFactory.of(Tagged.self, overrides: [OtherPorts.self]).build()
    #expect(root.first == [1])
    #expect(root.second.get() == [3])
  }

  // MARK: Contributions in subcomponents only

  private struct Outer: RootComponent {
    typealias Root = HoldingBoth<ComponentFactory<Left>, ComponentFactory<Right>>
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Left.self)
      binder.install(dependency: Right.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Left: Component {
    typealias Root = HoldingBoth<[Int], ComponentFactory<Below>>
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.install(dependency: Below.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Right: Component {
    typealias Root = Holding<[Int]>
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoCollection().to(value: 2) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Below: Component {
    typealias Root = Holding<[Int]>
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoCollection().to(value: 3) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Nine: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoCollection().to(value: 9) }
  }

  @Test("Sibling components each get the overriding collection once, their subcomponents included")
  func siblings() throws {
    let root = try ComponentFactory.of(Outer.self, overrides: [Nine.self]).build()
    for _ in 0..<2 {
      let left = root.first.build()
      #expect(left.first == [9])
      #expect(left.second.build().held == [9])
      #expect(root.second.build().held == [9])
    }
  }
}
