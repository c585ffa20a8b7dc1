import Cleanse
import TestSupport
import Testing

@Suite("Private bindings")
struct PrivateBindingTests {
  typealias Session = PrivateSessions.Session
  typealias Client = PrivateSessions.Client

  final class Loader {
    let session: Session
    let later: Provider<Session>
    let lazy: Lazy<Session>
    let optional: Session?
    let closure: () -> Session

    init(
      session: Session, later: Provider<Session>, lazy: Lazy<Session>, optional: Session?,
      closure: @escaping () -> Session
    ) {
      self.session = session
      self.later = later
      self.lazy = lazy
      self.optional = optional
      self.closure = closure
    }
  }

  // MARK: Modules

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session("network") }
      binder.bind(Client.self).sharedInScope().to(factory: Client.init)
    }
  }

  struct ImagesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Loader.self).to(factory: Loader.init)
      binder.bind(Session.self).sharedInScope().visible(in: .module).to { Session("images") }
    }
  }

  struct TwoModules: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: ImagesModule.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<HoldingBoth<Client, Loader>>)
      -> BindingReceipt<HoldingBoth<Client, Loader>>
    {
      bind.to(factory: HoldingBoth.init)
    }
  }

  @Test("Two modules inject their own private bindings of one type in all forms")
  func twoModules() throws {
    let root = try ComponentFactory.of(TwoModules.self).build()
    let loader = root.second
    #expect(root.first.session.name == "network")
    #expect(loader.session.name == "images")
    #expect(loader.session === loader.later.get() && loader.session === loader.lazy.get())
    #expect(loader.session === loader.optional && loader.session === loader.closure())
  }

  struct Everywhere: RootComponent {
    struct Root {
      let session: Session
      let provider: Provider<Session>
      let client: Client
      let loader: Loader
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).sharedInScope().to { Session("app") }
      binder.include(module: NetworkModule.self)
      binder.include(module: ImagesModule.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A private binding takes precedence over a visible one in its own module")
  func precedence() throws {
    #expect(faults(of: Everywhere.self).isEmpty)
    let root = try ComponentFactory.of(Everywhere.self).build()
    #expect(root.session.name == "app" && root.provider.get() === root.session)
    #expect(root.client.session.name == "network")
    #expect(root.loader.session.name == "images")
    #expect(root.loader.later.get().name == "images" && root.loader.optional?.name == "images")
  }

  // MARK: Included and including modules

  struct InnerModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Double.self).to { (session: Session?) in session == nil ? 0 : 1 }
      binder.bind(Int.self).visible(in: .module).to(value: 1)
    }
  }

  struct OuterModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: InnerModule.self)
      binder.bind(Session.self).visible(in: .module).to { Session("outer") }
      binder.bind(String.self).to { (session: Session, number: Int?) in "\(session.name) \(number ?? -1)" }
    }
  }

  struct Nested: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: OuterModule.self)
      binder.bindOptional(Session.self)
      binder.bindOptional(Int.self)
      binder.bind(Bool.self).to { (session: Session?, number: Int?) in session != nil || number != nil }
    }
    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { (text: String, inner: Double, isSeen: Bool, session: Session?) in
        [text, "\(inner)", "\(isSeen)", session?.name ?? "none"]
      }
    }
  }

  @Test("A private binding is invisible to included modules, the including module and the component")
  func nested() throws {
    #expect(try ComponentFactory.of(Nested.self).build() == ["outer -1", "0.0", "false", "none"])
  }

  // MARK: Components

  struct OwnModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Bool.self).to { (session: Session?) in session != nil }
    }
  }

  struct Inside: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Holding<Session?>>) -> BindingReceipt<Holding<Session?>> {
      bind.to { (session: Session?) in Holding(held: session) }
    }
  }

  struct OwnConfigure: RootComponent {
    struct Root {
      let session: Session
      let isSeenByModule: Bool
      let inside: ComponentFactory<Inside>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).to { Session("own") }
      binder.include(module: OwnModule.self)
      binder.bindOptional(Session.self)
      binder.install(dependency: Inside.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A private binding in a component's configure is visible only to it and its root")
  func ownConfigure() throws {
    let root = try ComponentFactory.of(OwnConfigure.self).build()
    #expect(root.session.name == "own")
    #expect(!root.isSeenByModule)
    #expect(root.inside.build().held == nil)
  }

  struct WholeComponent: RootComponent {
    typealias Root = OwnConfigure.Root

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: OwnModule.self)
      binder.bind(Session.self).visible(in: .component).sharedInScope().to { Session("own") }
      binder.bindOptional(Session.self)
      binder.install(dependency: Inside.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A component-private binding is visible to its modules and root, not to subcomponents")
  func wholeComponent() throws {
    let root = try ComponentFactory.of(WholeComponent.self).build()
    #expect(root.session.name == "own")
    #expect(root.isSeenByModule)
    #expect(root.inside.build().held == nil)
  }

  struct Innermost: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Holding<Session>>) -> BindingReceipt<Holding<Session>> {
      bind.to { (session: Provider<Session>) in Holding(held: session.get()) }
    }
  }

  struct Between: Component {
    struct Root {
      let session: Session
      let provider: Provider<Session>
      let innermost: ComponentFactory<Innermost>
    }

    static func configure(binder: UnscopedBinder) {
      binder.accept(.shadowedBinding, for: Session.self)
      binder.bind(Session.self).visible(in: .component).to { Session("between") }
      binder.install(dependency: Innermost.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  struct Outermost: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).sharedInScope().to { Session("app") }
      binder.install(dependency: Between.self)
    }
    static func configureRoot(
      binder bind: ReceiptBinder<HoldingBoth<Session, ComponentFactory<Between>>>
    ) -> BindingReceipt<HoldingBoth<Session, ComponentFactory<Between>>> { bind.to(factory: HoldingBoth.init) }
  }

  @Test("A subcomponent below a component-private binding sees the binding of an outer ancestor")
  func between() throws {
    let root = try ComponentFactory.of(Outermost.self).build()
    let between = root.second.build()
    #expect(root.first.name == "app" && between.session.name == "between")
    #expect(between.provider.get().name == "between")
    #expect(between.innermost.build().held === root.first)
  }

  struct SharedModuleInside: Component {
    static func configure(binder: Binder<Inner>) { binder.include(module: InnerNetworkModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.to { (client: TaggedProvider<Second>) in client.get() }
    }
  }
  struct Inner: Cleanse.Scope {}
  struct Second: Cleanse.Tag { typealias Element = Client }

  struct InnerNetworkModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Session.self).visible(in: .module).to { Session("twice") }
      binder.bind(Client.self).tagged(with: Second.self).to(factory: Client.init)
    }
  }

  struct SharedModule: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: InnerNetworkModule.self)
      binder.install(dependency: SharedModuleInside.self)
    }
    static func configureRoot(
      binder bind: ReceiptBinder<HoldingBoth<TaggedProvider<Second>, ComponentFactory<SharedModuleInside>>>
    ) -> BindingReceipt<HoldingBoth<TaggedProvider<Second>, ComponentFactory<SharedModuleInside>>> {
      bind.to(factory: HoldingBoth.init)
    }
  }

  @Test("A module included in two components has its private binding in both")
  func sharedModule() throws {
    #expect(GraphValidator.validate(SharedModule.self).diagnostics.isEmpty)
    let root = try ComponentFactory.of(SharedModule.self).build()
    #expect(root.first.get().session.name == "twice" && root.second.build().session.name == "twice")
  }

  // MARK: Kinds of bindings

  struct Size: Cleanse.Tag { typealias Element = Int }
  final class Screen {
    var session: Session?
  }
  struct Detail {
    let session: Session
    let id: Int
  }
  enum DetailFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Detail
  }

  struct SortsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).to(factory: { Session("factory") })
      binder.bind(Int.self).visible(in: .module).tagged(with: Size.self).to(value: 7)
      binder.bind(Double.self).tagged(with: Width.self).visible(in: .module).to(value: 0.5)
      binder.bindPropertyInjectionOf(Screen.self).visible(in: .module)
        .to { (screen: Screen, session: Session) in screen.session = session }
      binder.bindFactory(Detail.self).visible(in: .module).with(DetailFactory.self)
        .to { (session: Session, id: Assisted<Int>) in Detail(session: session, id: id.get()) }
      binder.bind([Int].self).visible(in: .module).to(value: [1, 2])
      binder.bind(Client.self).sharedInScope().visible(in: .module).eager().to(factory: Client.init)
      binder.bind(String.self).sharedInScope().eager(.concurrently).visible(in: .module).to(factory: { "concurrent" })
      binder.bind([String].self).to(factory: texts)
    }

    static func texts(
      size: TaggedProvider<Size>, width: TaggedProvider<Width>, injector: PropertyInjector<Screen>,
      details: Factory<DetailFactory>, numbers: [Int], client: Client, text: String
    ) -> [String] {
      let screen = Screen()
      injector.injectProperties(into: screen)
      let detail = details.build(3)
      return [
        "\(size.get())", "\(width.get())", screen.session?.name ?? "none", "\(detail.session.name) \(detail.id)",
        "\(numbers)", client.session.name, text,
      ]
    }
  }
  struct Width: Cleanse.Tag { typealias Element = Double }

  struct Sorts: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.include(module: SortsModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Holding<[String]>>) -> BindingReceipt<Holding<[String]>> {
      bind.to { (texts: [String]) in Holding(held: texts) }
    }
  }

  @Test("Values, tags, injectors, assisted factories and collections can be private in any step order")
  func sorts() throws {
    #expect(GraphValidator.validate(Sorts.self).diagnostics.isEmpty)
    let root = try ComponentFactory.of(Sorts.self).build()
    #expect(root.held == ["7", "0.5", "factory", "factory 3", "[1, 2]", "factory", "concurrent"])
    for binding in GraphValidator.validate(Sorts.self).root.bindings where binding.kind != .componentFactory {
      let isPrivate = binding.type != [String].self && binding.type != Holding<[String]>.self
      #expect((binding.visibility == .module) == isPrivate, "\(binding)")
    }
  }

  // MARK: Collections and decorators

  struct Page {
    let session: Session
  }

  struct PagesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session("pages") }
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.decorate(Session.self) { Session("decorated \($0.name)") }
      binder.decorate([Page].self) { (pages: [Page], session: Session) in pages + [Page(session: session)] }
    }
  }

  struct Contributing: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).to { Session("app") }
      binder.include(module: PagesModule.self)
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.decorate(Session.self) { Session("outer \($0.name)") }
    }
    static func configureRoot(binder bind: ReceiptBinder<Holding<[Page]>>) -> BindingReceipt<Holding<[Page]>> {
      bind.to { (pages: [Page]) in Holding(held: pages) }
    }
  }

  @Test("Contributions and decorators of a module use its private binding, and decorators wrap it")
  func collections() throws {
    let root = try ComponentFactory.of(Contributing.self).build()
    #expect(root.held.map(\.session.name) == ["decorated pages", "outer app", "decorated pages"])
  }

  // MARK: Identity

  @Test("Each component instance creates its own objects of private bindings")
  func instances() throws {
    let factory = try ComponentFactory.of(TwoModules.self)
    let (first, second) = (factory.build(), factory.build())
    #expect(first.first.session !== second.first.session)
    #expect(second.first.session.name == "network" && second.second.session.name == "images")
  }

  @Test("A creation trace records both private bindings of one type")
  func trace() throws {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(TwoModules.self, trace: trace).build()
    #expect(trace.entries.filter { $0.subject.name == "Session" }.count == 2)
  }
}
