import Cleanse
import Testing

@Suite("Dependencies visible to plugins")
struct ProviderInfoDependencyTests {
  private final class Engine {}
  private struct ShipName: Cleanse.Tag { typealias Element = String }
  private final class Ship {
    init(
      engine: Engine, lazy: Provider<Engine>, call: @escaping () -> Engine, weak: WeakProvider<Engine>,
      name: TaggedProvider<ShipName>, optional: Engine?, nested: Provider<Engine?>, absent: Double?,
      numbers: [Int], missing: Provider<Float>, graph: LegacyObjectGraph
    ) {}
  }
  private struct Inner: Component {
    typealias Root = Holding<Ship>
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Ship.init)
      binder.bind(Int.self).intoCollection().to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = Int8
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inner.self)
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(String.self).tagged(with: ShipName.self).to(value: "Erna")
      binder.bind(Int.self).intoCollection().to(value: 2)
      binder.bind(Int.self).intoDictionary(key: "x").to(value: 2)
      binder.declareCollection(of: Int.self)
      binder.bindOptional(Double.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  private func dependencies() throws -> [ProviderInfo.Dependency] {
    let ship = try #require(GraphValidator.validate(App.self).root.bindings(of: ProviderKey(Provider<Ship>.self)).first)
    return ship.dependencies
  }

  @Test("Plugins see the forms of a dependency, outermost first")
  func forms() throws {
    #expect(
      try dependencies().map(\.forms) == [
        [], [.provider], [.closure], [.weak], [.tagged], [.optional], [.provider, .optional], [.optional], [],
        [.provider], [.objectGraph],
      ])
    #expect(
      try dependencies().map(\.isDeferred) == [
        false, true, true, true, false, false, true, false, false, true, false,
      ])
    #expect(ProviderInfo.Dependency.Form.weak.description == "weak provider")
  }

  private final class Crew: Sendable {}
  private struct Deck {
    init(
      sendable: SendableProvider<Crew>, tagged: TaggedProvider<ShipName>, lazy: Lazy<Engine>, elements: [Provider<Int>]
    ) {}
  }
  private struct Fleet: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Crew.self).sharedInScope().sendable().to(factory: Crew.init)
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(String.self).tagged(with: ShipName.self).to(value: "Erna")
      binder.bind(Int.self).intoCollection().to { 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Deck>) -> BindingReceipt<Deck> { bind.to(factory: Deck.init) }
  }

  @Test("Only dependencies that request their value later are deferred")
  func deferral() throws {
    let deck = try #require(
      GraphValidator.validate(Fleet.self).root.bindings(of: ProviderKey(Provider<Deck>.self)).first)
    #expect(deck.dependencies.map(\.forms) == [[.sendable], [.tagged], [.lazy], [.deferredElements]])
    #expect(deck.dependencies.map(\.isDeferred) == [false, false, true, true])
  }

  @Test("Plugins see the key of the binding that serves a dependency")
  func keys() throws {
    let engine = ProviderKey(Provider<Engine>.self)
    #expect(
      try dependencies().map(\.key) == [
        engine, engine, engine, engine, ProviderKey(TaggedProvider<ShipName>.self), engine, engine,
        ProviderKey(Provider<Double>.self), ProviderKey(Provider<[Int]>.self), ProviderKey(Provider<Float>.self),
        ProviderKey(Provider<LegacyObjectGraph>.self),
      ])
  }

  @Test("Plugins see the bindings that serve a dependency: every contribution, or none if it is missing")
  func bindings() throws {
    #expect(
      try dependencies().map { $0.bindings.map { "\($0.component.name).\($0.type)" } } == [
        ["App.Engine"], ["App.Engine"], ["App.Engine"], ["App.Engine"], ["App.TaggedProvider<ShipName>"],
        ["App.Engine"], ["App.Engine"], [], ["Inner.Array<Int>", "App.Array<Int>"], [], [],
      ])
    #expect(
      try dependencies().map(\.isMissing) == [
        false, false, false, false, false, false, false, false, false, true, false,
      ])
  }

  @Test("Plugins see collection declarations, dictionary keys, and shared and sendable bindings")
  func details() throws {
    let app = try #require(GraphValidator.validate(App.self).root.components.first)
    let numbers = app.infos(Provider<[Int]>.self)
    #expect(numbers.map(\.kind) == [.value, .collectionDeclaration])
    #expect(numbers.map(\.isCollectionContribution) == [true, false])
    let prices = try #require(app.infos(Provider<[String: Int]>.self).first)
    #expect(prices.dictionaryKey == "x" && numbers[0].dictionaryKey == nil)
    let engine = try #require(app.infos(Provider<Engine>.self).first)
    #expect(engine.isShared && !prices.isShared && !engine.isSendable)
  }

  private struct Noisy: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.accept(GraphWarning(id: "too-loud"))
      binder.bind(Int16.self).to(value: 1)
    }
  }
  private struct Band: RootComponent {
    typealias Root = Int8
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Noisy.self)
      binder.bind(Int32.self).to(value: 1)
      binder.bind(Int64.self).to(value: 1)
      binder.accept(GraphWarning(id: "too-loud"), for: Int64.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  @Test("Plugins see if their own warning is suppressed for a binding")
  func acceptance() throws {
    var accepted: [String] = []
    GraphValidator.validate(Band.self).root.visitBindings {
      if $0.accepts(GraphWarning(id: "too-loud")) { accepted.append("\($0.type)") }
    }
    #expect(accepted == ["Int16", "Int64"])
  }
}
