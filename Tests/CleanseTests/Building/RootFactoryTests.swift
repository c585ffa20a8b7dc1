import Cleanse
import Testing

@Suite("What factories keep of what they built")
struct RootFactoryTests {
  private final class Known {
    let token = Journal.token("known to the graph only")
  }
  private struct Child: Component {
    typealias Root = Holding<WeakProvider<Known>>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  /// Makes the shared object without keeping it.
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

  @Test("The root factory keeps the instance that it built last as a whole")
  func last() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      let main = factory.build()
      #expect(journal.alive.count == 1)
      #expect(main.known.get() != nil)
      withExtendedLifetime(factory) {}
    }
  }

  @Test("The root factory keeps the root object too")
  func rootObject() throws {
    try Journal.keep { _ in
      let factory = try ComponentFactory.of(App.self)
      let main = Observer(factory.build())
      #expect(main.isAlive)
      withExtendedLifetime(factory) {}
    }
  }

  @Test("The root factory lets the previous instance go")
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

  @Test("What is known to the graph only goes with the root factory")
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

  @Test("The factory of an installed component keeps nothing of what it built")
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

  @Test("Nobody needs to keep the factory of an installed component, nor the root's")
  func unkept() throws {
    try Journal.keep { journal in
      let page = try ComponentFactory.of(Book.self).build().held.build()
      #expect(journal.alive == ["page"])
      #expect(page.held.name == "page")
    }
  }
}
