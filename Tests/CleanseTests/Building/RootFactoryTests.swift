import Cleanse
import Testing

@Suite("Objects retained by component factories")
struct RootFactoryTests {
  private final class Known {
    let token = Journal.token("known to the graph only")
  }
  private struct Child: Component {
    typealias Root = Holding<WeakProvider<Known>>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  /// Causes the creation of the shared object without retaining it.
  private final class Main {
    let known: WeakProvider<Known>
    let child: ComponentFactory<Child>
    init(known: WeakProvider<Known>, made: Known, child: ComponentFactory<Child>) {
      self.known = known
      self.child = child
    }
  }
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Known.self).sharedInScope().to(factory: Known.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A root component factory retains the shared objects of its latest instance")
  func last() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      let main = factory.build()
      #expect(journal.alive.count == 1)
      #expect(main.known.get() != nil)
      withExtendedLifetime(factory) {}
    }
  }

  @Test("A root component factory retains the root object of its latest instance")
  func rootObject() throws {
    try Journal.keep { _ in
      let factory = try ComponentFactory.of(App.self)
      let main = Observer(factory.build())
      #expect(main.isAlive)
      withExtendedLifetime(factory) {}
    }
  }

  @Test("A root component factory releases the previous instance at the next build")
  func previous() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      let first = Observer(factory.build())
      let second = Observer(factory.build())
      #expect(!first.isAlive)
      #expect(second.isAlive)
      #expect(journal.alive.count == 1)
      withExtendedLifetime(factory) {}
    }
  }

  @Test("A shared object without other references is released with the root component factory")
  func factoryGone() throws {
    try Journal.keep { journal in
      let main = try ComponentFactory.of(App.self).build()
      #expect(journal.alive == [])
      #expect(main.known.get() == nil)
    }
  }

  private struct Page: Component {
    typealias Root = Holding<Token>
    struct Lifetime: Cleanse.Scope {}
    static func configure(binder: Binder<Lifetime>) {
      binder.bind(Token.self).sharedInScope().to { Journal.token("page") }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Book: RootComponent {
    typealias Root = Holding<ComponentFactory<Page>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Page.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A component factory of a subcomponent does not retain its instances")
  func installed() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(Book.self)
      let pages = factory.build().held
      var page: Holding<Token>? = pages.build()
      #expect(journal.alive == ["page"])
      let observer = Observer(page)
      page = nil
      #expect(!observer.isAlive)
      #expect(journal.alive == [])
      withExtendedLifetime((factory, pages)) {}
    }
  }

  @Test("A built root stays usable after all component factories are released")
  func unkept() throws {
    try Journal.keep { journal in
      let page = try ComponentFactory.of(Book.self).build().held.build()
      #expect(journal.alive == ["page"])
      #expect(page.held.name == "page")
    }
  }
}
