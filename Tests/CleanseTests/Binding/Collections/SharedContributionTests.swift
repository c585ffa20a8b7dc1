import Cleanse
import Testing

@Suite("Shared contributions")
struct SharedContributionTests {
  final class Page {}

  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().intoCollection().sharedInScope().to(factory: Page.init)
      binder.bind().intoCollection().to(factory: Page.init)
      binder.bind().intoDictionary(key: "shared").sharedInScope().to(factory: Page.init)
      binder.bind().intoDictionary(key: "new").to(factory: Page.init)
    }
  }

  struct Inner: Component {
    typealias Root = Asked<[Page]>

    static func configure(binder: Binder<InnerScope>) {
      binder.bind().intoCollection().sharedInScope().to(factory: Page.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let pages: [Page]
      let inner: ComponentFactory<Inner>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Outer.self)
      binder.install(dependency: Inner.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A shared contribution of a parent is the same object in each subcomponent, an unshared one is not")
  func nested() throws {
    let app = try ComponentFactory.of(App.self).build()
    let first = app.inner.build().wanted
    let second = app.inner.build().wanted
    try #require(first.count == 3 && second.count == 3 && app.pages.count == 2)
    #expect(first[0] !== second[0])
    #expect(first[1] === app.pages[0])
    #expect(second[1] === app.pages[0])
    #expect(first[2] !== second[2])
    #expect(first[2] !== app.pages[1])
  }

  @Test("A dictionary multibinding shares each contribution separately")
  func dictionary() throws {
    let pages = try resolve(Provider<[String: Page]>.self, from: Outer.self)
    let first = pages.get()
    let second = pages.get()
    #expect(first["shared"] === second["shared"])
    #expect(first["new"] !== second["new"])
  }
}
