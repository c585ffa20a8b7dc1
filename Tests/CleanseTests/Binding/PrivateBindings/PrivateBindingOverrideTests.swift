import Cleanse
import TestSupport
import Testing

@Suite("Private bindings and overrides")
struct PrivateBindingOverrideTests {
  typealias Session = PrivateSessions.Session
  typealias Client = PrivateSessions.Client

  final class Loader {
    let session: Session

    init(session: Session) {
      self.session = session
    }
  }

  struct Cache {
    let session: Session
  }

  struct Settings {
    let name: String
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { (settings: Settings) in Session(settings.name)
      }
      binder.bind(Settings.self).visible(in: .module).to(value: Settings(name: "network"))
      binder.bind(Client.self).to(factory: Client.init)
      binder.bind(Cache.self).to(factory: Cache.init)
    }
  }

  struct ImagesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session("images") }
      binder.bind(Loader.self).to(factory: Loader.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let client: Client
      let cache: Cache
      let loader: Loader
      let session: Session
      let inside: ComponentFactory<Inside>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: ImagesModule.self)
      binder.bind(Session.self).visible(in: .module).to { Session("app") }
      binder.bindOptional(Session.self)
      binder.install(dependency: Inside.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  struct Inside: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (session: Session?) in session?.name ?? "none" }
    }
  }

  private func names(_ overrides: Overrides) throws -> [String] {
    let factory = try ComponentFactory.of(App.self, overrides: overrides)
    let all = [factory.build(), factory.build()].map { root in
      #expect(root.client.session === root.cache.session)
      return [root.client.session.name, root.loader.session.name, root.session.name, root.inside.build()]
    }
    #expect(all[0] == all[1])
    return all[0]
  }

  @Test("An override without a module replaces the private bindings of all modules and stays private")
  func all() throws {
    #expect(try names([]) == ["network", "images", "app", "none"])
    #expect(try names(.overriding(Session.self) { Session("fake") }) == ["fake", "fake", "fake", "none"])
  }

  @Test("An override in a module or component replaces only its private binding")
  func one() throws {
    #expect(
      try names(.overriding(Session.self) { Session("fake") }.in(ImagesModule.self))
        == ["network", "fake", "app", "none"])
    #expect(
      try names(.overriding(Session.self) { Session("fake") }.in(App.self)) == ["network", "images", "fake", "none"])
    #expect(
      try names(
        .overriding(Session.self, with: Session("a")).in(NetworkModule.self)
          + .overriding(Session.self, with: Session("b")).in(ImagesModule.self)) == ["a", "b", "app", "none"])
  }

  @Test("The factory of an override sees the private bindings of the replaced binding's module")
  func dependencies() throws {
    let overrides = Overrides.overriding(Session.self) { (settings: Settings) in Session("\(settings.name) fake") }
    #expect(try names(overrides.in(NetworkModule.self)) == ["network fake", "images", "app", "none"])
    #expect(throws: (any Error).self) { try ComponentFactory.of(App.self, overrides: overrides) }
  }

  @Test("An override of a private binding removes the dependencies that only this binding used")
  func pruning() throws {
    let overrides = Overrides.overriding(Session.self, with: Session("fake")).in(NetworkModule.self)
    let root = GraphValidator.validate(App.self, overrides: overrides).root
    #expect(root.bindings(of: ProviderKey(Provider<Settings>.self)).isEmpty)
    let session = try #require(
      root.bindings(of: ProviderKey(Provider<Client>.self)).first?.dependencies[0].bindings.first)
    #expect(session.visibility == .module)
  }

  @Test("A decorating override wraps each private binding separately")
  func decorators() throws {
    let decorating = Overrides.decorating(Session.self) { Session("[\($0.name)]") }
    #expect(try names(decorating) == ["[network]", "[images]", "[app]", "none"])
    #expect(try names(decorating.in(NetworkModule.self)) == ["[network]", "images", "app", "none"])
  }

  struct FakeModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .component).sharedInScope().to { Session("module") }
    }
  }

  @Test("A module of overrides replaces private bindings regardless of its own visibility")
  func module() throws {
    #expect(try names([FakeModule.self]) == ["module", "module", "module", "none"])
    #expect(try names(.module(FakeModule.self).in(NetworkModule.self)) == ["module", "images", "app", "none"])
  }

  @Test("An override in a module without a private binding of the type is an unused override")
  func unused() throws {
    let client = GraphValidator.validate(
      App.self, overrides: .overriding(Client.self) { Client(session: Session("")) }.in(NetworkModule.self))
    #expect(client.errors.map(\.diagnostic.id) == [.unusedOverride])
    let text = try #require(client.errors.first?.diagnostic.description)
    #expect(
      text.contains("Client *** is overridden in NetworkModule, which has no binding of it with visible(in: .module)"))
    #expect(text.contains("Client is bound in App"))
    #expect(text.contains("help: remove in(_:) to override every binding of Client"))
    let both = GraphValidator.validate(
      App.self,
      overrides: .overriding(Session.self) { Session("") }
        + .overriding(Session.self) { Session("") }.in(NetworkModule.self))
    #expect(both.errors.map(\.diagnostic.id) == [.duplicateBinding])
  }

  @Test("Contributions of an override do not replace a private collection and are unused")
  func contributions() {
    let report = GraphValidator.validate(Collecting.self, overrides: [ContributingModule.self])
    #expect(report.errors.map(\.diagnostic.id) == [.unusedOverride])
  }

  struct ContributingModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoCollection().to(value: 1) }
  }

  struct Collecting: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind([Int].self).visible(in: .module).to(value: [1])
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (numbers: [Int]) in numbers.count }
    }
  }

  // MARK: Optionals in nested subcomponents

  /// Private bindings, each an optional dependency of a subcomponent two levels down.
  struct Secretive: RootComponent {
    struct Tide: Cleanse.Tag { typealias Element = String }
    struct Root {
      let session: Session
      let numbers: [Int]
      let tide: TaggedProvider<Tide>
      let inside: ComponentFactory<Middle>
    }
    struct Middle: Component {
      typealias Root = Holding<ComponentFactory<Inner>>
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Inner: Component {
      static func configure(binder: UnscopedBinder) {
        binder.bindOptional(Session.self)
        binder.bindOptional([Int].self)
        binder.bindOptional(tag: Tide.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
        bind.to { (session: Session?, numbers: [Int]?, tide: TaggedProvider<Tide>?) in
          [session?.name, numbers.map { "\($0)" }, tide?.get()].compactMap { $0 }
        }
      }
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .component).sharedInScope().to { Session("app") }
      binder.bind([Int].self).visible(in: .component).to(value: [1])
      binder.bind().tagged(with: Tide.self).visible(in: .component).to(value: "high")
      binder.install(dependency: Middle.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  struct SecretiveModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Session.self).to { Session("fake") }
      binder.bind([Int].self).to(value: [2])
      binder.bind().tagged(with: Secretive.Tide.self).to(value: "low")
    }
  }

  @Test("A subcomponent with an optional dependency does not see an override of a private binding")
  func optionalsInside() throws {
    let single = Overrides.overriding(Session.self) { Session("fake") }
      .overriding([Int].self, with: [2]).overriding(tag: Secretive.Tide.self, with: "low")
    for overrides in [single, [SecretiveModule.self], .module(SecretiveModule.self)] {
      for factory in [
        try ComponentFactory.of(Secretive.self, overrides: overrides),
        try ComponentFactory.of(Secretive.self, validate: false, overrides: overrides),
      ] {
        let root = factory.build()
        #expect([root.session.name, "\(root.numbers)", root.tide.get()] == ["fake", "[2]", "low"])
        #expect(root.inside.build().held.build() == [])
      }
    }
    let decorated = try ComponentFactory.of(
      Secretive.self, overrides: .decorating(Session.self) { Session("[\($0.name)]") }
    ).build()
    #expect(decorated.session.name == "[app]")
    #expect(decorated.inside.build().held.build() == [])
  }

  @Test("Contributions that cannot replace a private collection are unused in subcomponents too")
  func contributionsInside() {
    let report = GraphValidator.validate(Secretive.self, overrides: [ContributingModule.self])
    #expect(report.errors.map(\.diagnostic.id) == [.unusedOverride])
  }
}
