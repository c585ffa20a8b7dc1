import Cleanse
import Testing

@Suite("Bindings visible to plugins")
struct ProviderInfoTests {
  private final class Ship {
    init(
      name: TaggedProvider<ShipName>, size: Provider<Int16>, captain: WeakProvider<Captain>, numbers: [Int64],
      mate: Captain?, call: () -> Captain
    ) {}
  }
  private final class Captain {}
  private struct ShipName: Cleanse.Tag {
    typealias Element = String
  }
  private struct CaptainFactory: AssistedFactory {
    typealias Element = Captain
    typealias Seed = Float
  }
  private struct Child: Component {
    typealias Root = Int8
    typealias Seed = Float
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int32.self).sharedInScope().to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Deep: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int64.self).intoCollection().sharedInScope().to(value: 1)
    }
  }
  private struct Fleet: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Deep.self)
      binder.bind(String.self).tagged(with: ShipName.self).to(value: "Erna")
    }
  }
  private struct App: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Fleet.self)
      binder.bind(Int64.self).intoCollection().to(value: 2)
      binder.bind().sharedInScope().to(factory: Ship.init)
      binder.bind(Int16.self).to(provider: Provider(value: 1))
      binder.bind(Captain.self).sharedInScope().to(factory: Captain.init)
      binder.bindPropertyInjectionOf(Captain.self).to { (_: Captain, _: Ship) in }
      binder.bindFactory(Captain.self).with(CaptainFactory.self).to { (_: Assisted<Float>, _: Ship) in Captain() }
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (_: Ship, _: ComponentFactory<Child>) in 1 }
    }
  }

  private let report = GraphValidator.validate(App.self)

  private func infos<P: ProviderProtocol>(_ type: P.Type) throws -> [ProviderInfo] {
    #expect(report.isValid, "\(report)")
    return try #require(report.root.subcomponents.first).infos(type)
  }

  private func info<P: ProviderProtocol>(_ type: P.Type) throws -> ProviderInfo {
    let infos = try infos(type)
    #expect(infos.count == 1)
    return try #require(infos.first)
  }

  @Test("Plugins see the kind of each binding")
  func kinds() throws {
    #expect(try info(Provider<Ship>.self).kind == .factory)
    #expect(try info(TaggedProvider<ShipName>.self).kind == .value)
    #expect(try info(Provider<Int16>.self).kind == .provider)
    #expect(try info(Provider<ComponentFactory<Child>>.self).kind == .componentFactory)
    #expect(try info(Provider<PropertyInjector<Captain>>.self).kind == .propertyInjector)
    #expect(try info(Provider<Factory<CaptainFactory>>.self).kind == .assistedFactory)
    #expect(try info(Provider<Int>.self).kind == .factory)
    #expect(ProviderInfo.Kind.componentFactory.description == "component factory")
  }

  @Test("Plugins see the scope of each shared binding")
  func scopes() throws {
    #expect(try isSame(info(Provider<Ship>.self).scope, Singleton.self))
    #expect(try info(Provider<Int16>.self).scope == nil)
    #expect(try info(TaggedProvider<ShipName>.self).scope == nil)
    #expect(try infos(Provider<[Int64]>.self).map { isSame($0.scope, Singleton.self) } == [true, false])
    let child = try #require(report.root.subcomponents.first?.subcomponents.first)
    #expect(isSame(child.infos(Provider<Int32>.self).first?.scope, InnerScope.self))
    #expect(child.infos(Provider<Float>.self).first?.scope == nil)
  }

  @Test("Plugins see the tag of a binding")
  func tags() throws {
    #expect(try isSame(info(TaggedProvider<ShipName>.self).tag, ShipName.self))
    #expect(try info(Provider<Ship>.self).tag == nil)
  }

  @Test("Plugins see the dependencies of a binding in parameter order")
  func requirements() throws {
    let ship = try info(Provider<Ship>.self).dependencies.map(\.requested)
    #expect(
      ship == [
        ProviderKey(TaggedProvider<ShipName>.self), ProviderKey(Provider<Int16>.self),
        ProviderKey(WeakProvider<Captain>.self), ProviderKey(Provider<[Int64]>.self),
        ProviderKey(Provider<Captain?>.self), ProviderKey(Provider<() -> Captain>.self),
      ], "\(ship)")
    #expect(
      try info(Provider<Int>.self).dependencies.map(\.requested) == [
        ProviderKey(Provider<Ship>.self), ProviderKey(Provider<ComponentFactory<Child>>.self),
      ])
    #expect(
      try info(Provider<PropertyInjector<Captain>>.self).dependencies.map(\.requested) == [
        ProviderKey(Provider<Ship>.self)
      ])
    #expect(
      try info(Provider<Factory<CaptainFactory>>.self).dependencies.map(\.requested) == [
        ProviderKey(Provider<Ship>.self)
      ])
    #expect(try info(Provider<Captain>.self).dependencies.isEmpty)
    #expect(try info(TaggedProvider<ShipName>.self).dependencies.isEmpty)
  }

  @Test("Plugins see the component and the modules that declare a binding")
  func modulePath() throws {
    #expect(names(try info(Provider<Ship>.self).modulePath) == ["App"])
    #expect(names(try info(TaggedProvider<ShipName>.self).modulePath) == ["App", "Fleet"])
    let contributions = try infos(Provider<[Int64]>.self)
    #expect(contributions.map { names($0.modulePath) } == [["App", "Fleet", "Deep"], ["App"]])
    let child = try #require(report.root.subcomponents.first?.subcomponents.first)
    #expect(names(child.infos(Provider<Int32>.self).first?.modulePath ?? []) == ["Child"])
  }

  private struct Located: RootComponent {
    typealias Root = Int
    static let line = #line
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int16.self).to(value: 1)
      binder.bind(String.self).intoCollection()
        .to(value: "a")
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(value: 1)
    }
  }

  @Test("Plugins see the location of a binding's terminator, and a seed has that of the installation")
  func locations() throws {
    let app = try #require(GraphValidator.validate(Located.self).root.subcomponents.first)
    func line<P: ProviderProtocol>(_ type: P.Type, in component: ComponentBinding) -> Int? {
      component.infos(type).first?.sourceLocation.map { $0.line - Located.line }
    }
    #expect(line(Provider<Int16>.self, in: app) == 2)
    #expect(line(Provider<[String]>.self, in: app) == 4)
    #expect(line(Provider<ComponentFactory<Child>>.self, in: app) == 5)
    #expect(line(Provider<Int>.self, in: app) == 8)
    let child = try #require(app.subcomponents.first)
    #expect(line(Provider<Float>.self, in: child) == 5)
    let location = try #require(app.infos(Provider<Int16>.self).first?.sourceLocation)
    #expect(location.file == #filePath)
    #expect("\(location.function)" == "configure(binder:)")
  }

  @Test("Plugins see if a binding is a root or a contribution")
  func marks() throws {
    #expect(try info(Provider<Int>.self).isRoot)
    #expect(try !info(Provider<Ship>.self).isRoot)
    #expect(try !info(Provider<Ship>.self).isCollectionContribution)
    #expect(try infos(Provider<[Int64]>.self).allSatisfy(\.isCollectionContribution))
  }

  @Test("Plugins see the key and a one-line description of a binding")
  func text() throws {
    let ship = try info(Provider<Ship>.self)
    #expect(ship.key == ProviderKey(Provider<Ship>.self))
    let location = try #require(ship.sourceLocation)
    #expect(ship.description == "factory of Provider<Ship> at \(location)")
  }

  /// Stores the binding that it complains about, like the errors of plugins.
  private struct Complaint: CleanseError {
    let info: ProviderInfo
    var description: String { "\(info)" }
  }

  @Test("Bindings are distinct elements of a set, and so are two contributions to one collection")
  func set() throws {
    let app = try #require(report.root.subcomponents.first)
    let all = app.providers.values.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(Set(try infos(Provider<[Int64]>.self)).count == 2)
    let again = try #require(report.root.subcomponents.first)
    #expect(Set(again.infos(Provider<Ship>.self)) == Set(app.infos(Provider<Ship>.self)))
  }

  @Test("An error of a plugin may store a binding")
  func stored() throws {
    let info = try #require(try infos(Provider<Ship>.self).first)
    #expect(Complaint(info: info).description == info.description)
  }
}
