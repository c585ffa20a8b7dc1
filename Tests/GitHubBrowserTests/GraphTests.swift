import Cleanse
import Testing

@testable import GitHubBrowser

@Suite("The graph of the app") struct GraphTests {
  @Test("is valid") func valid() throws {
    try GraphValidator.check(AppComponent.self)
  }

  @Test("shares the services within one organisation, and not between two") func sharing() throws {
    let factory = try ComponentFactory.of(Probe.self)
    let organisation = factory.build(LaunchOptions()).organisation
    let acme = organisation.build("acme")
    let moonbase = organisation.build("moonbase")
    #expect(acme.first === acme.second)
    #expect(acme.first !== moonbase.first)
    #expect(try acme.first.repositories().map(\.name).contains("rocket"))
    #expect(try moonbase.first.repositories().map(\.name).contains("sourdough"))
  }

  @Test("offers the pages of the menu in the order of their bindings") func menu() throws {
    let pages = try ComponentFactory.of(Probe.self).build(LaunchOptions()).organisation.build("acme").pages
    #expect(pages.map(\.name) == ["repos", "members"])
  }
}

/// The app's modules, below roots that a test can look into.
private struct Probe: RootComponent {
  struct Root {
    let organisation: ComponentFactory<OrganisationProbe>
  }
  typealias Seed = LaunchOptions

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: NetworkModule.self)
    binder.install(dependency: OrganisationProbe.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

private struct OrganisationProbe: Component {
  struct Root {
    let first: RepositoryService
    let second: RepositoryService
    let pages: [any MenuPage]
  }
  typealias Seed = TaggedProvider<OrganisationName>

  static func configure(binder: Binder<OrganisationScope>) {
    binder.include(module: ServiceModule.self)
    binder.include(module: PageModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}
