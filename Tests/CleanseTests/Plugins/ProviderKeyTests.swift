import Cleanse
import Testing

@Suite("Provider keys of components")
struct ProviderKeyTests {
  private final class Ship {}
  private struct ShipName: Cleanse.Tag {
    typealias Element = String
  }
  private struct UserID: Cleanse.Tag {
    typealias Element = Int
  }
  private struct ShipFactory: AssistedFactory {
    typealias Element = Double
    typealias Seed = Int
  }

  private struct Child: Component {
    typealias Root = Int8
    typealias Seed = Float
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct TaggedChild: Component {
    typealias Root = Int8
    typealias Seed = TaggedProvider<UserID>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct ProviderChild: Component {
    typealias Root = Int8
    typealias Seed = Provider<Int32>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct App: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Ship.init)
      binder.bind(String.self).tagged(with: ShipName.self).to(value: "Erna")
      binder.bind(Int64.self).intoCollection().to(value: 1)
      binder.bind(Int64.self).intoCollection().to(value: [2, 3])
      binder.bind(Int16.self).intoSet().to(value: 1)
      binder.bind(Int16.self).intoDictionary(key: "one").to(value: 1)
      binder.bindPropertyInjectionOf(Ship.self).to { (_: Ship, _: Int) in }
      binder.bindFactory(Double.self).with(ShipFactory.self).to { (number: Assisted<Int>) in Double(number.get()) }
      binder.bindOptional(UInt.self)
      binder.install(dependency: Child.self)
      binder.install(dependency: TaggedChild.self)
      binder.install(dependency: ProviderChild.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  private let report = GraphValidator.validate(App.self)

  private var app: ComponentBinding {
    get throws { try #require(report.root.subcomponents.first) }
  }

  @Test("Keys of bindings are their provider types")
  func providers() throws {
    #expect(report.isValid, "\(report)")
    let app = try app
    #expect(app.infos(Provider<Ship>.self).count == 1)
    #expect(app.infos(TaggedProvider<ShipName>.self).count == 1)
    #expect(app.infos(Provider<String>.self).isEmpty)
    #expect(app.infos(Provider<PropertyInjector<Ship>>.self).count == 1)
    #expect(app.infos(Provider<ComponentFactory<Child>>.self).count == 1)
  }

  @Test("Keys of a component include its root")
  func root() throws {
    #expect(try app.infos(Provider<Int>.self).map(\.isRoot) == [true])
  }

  @Test("Keys of a component include its seed, and a provider seed has the key of that provider")
  func seeds() throws {
    let children = try app.subcomponents
    #expect(children[0].infos(Provider<Float>.self).map(\.kind) == [.seed])
    #expect(children[1].infos(TaggedProvider<UserID>.self).map(\.kind) == [.seed])
    #expect(isSame(children[1].infos(TaggedProvider<UserID>.self).first?.tag, UserID.self))
    #expect(children[2].infos(Provider<Int32>.self).map(\.kind) == [.seed])
    #expect(children.allSatisfy { $0.infos(Provider<Int8>.self).map(\.isRoot) == [true] })
    #expect(children.allSatisfy { $0.providers.count == 2 })
    #expect(try app.infos(Provider<Void>.self).isEmpty)
  }

  @Test("Keys of a component include assisted factories")
  func assisted() throws {
    #expect(try app.infos(Provider<Factory<ShipFactory>>.self).map(\.kind) == [.assistedFactory])
  }

  @Test("Each contribution to a collection is one entry of the collection's key")
  func contributions() throws {
    let app = try app
    #expect(app.infos(Provider<[Int64]>.self).map(\.isCollectionContribution) == [true, true])
    #expect(app.infos(Provider<Set<Int16>>.self).count == 1)
    #expect(app.infos(Provider<[String: Int16]>.self).count == 1)
    #expect(app.infos(Provider<Int64>.self).isEmpty)
  }

  @Test("Keys of a component include neither unbound forms nor optionals without a binding")
  func nothingElse() throws {
    #expect(
      try app.keyNames == [
        "Provider<Int>", "Provider<Ship>", "TaggedProvider<ShipName>", "Provider<Array<Int64>>",
        "Provider<Set<Int16>>", "Provider<Dictionary<String, Int16>>", "Provider<PropertyInjector<Ship>>",
        "Provider<Factory<ShipFactory>>", "Provider<ComponentFactory<Child>>",
        "Provider<ComponentFactory<TaggedChild>>", "Provider<ComponentFactory<ProviderChild>>",
      ])
  }

  @Test("Keys of equal types are equal and are described by the type")
  func values() {
    #expect(ProviderKey(Provider<Ship>.self) == ProviderKey(Provider<Ship>.self))
    #expect(ProviderKey(Provider<Int>.self) != ProviderKey(Provider<Ship>.self))
    #expect(Set([ProviderKey(Provider<Int>.self), ProviderKey(Provider<Int>.self)]).count == 1)
    #expect(ProviderKey(TaggedProvider<ShipName>.self).description == "TaggedProvider<ShipName>")
    #expect(isSame(ProviderKey(Provider<Ship>.self).type, Provider<Ship>.self))
  }
}
