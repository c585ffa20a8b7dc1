import Cleanse
import Testing

@Suite("Release of objects with unused component factories")
struct UnusedFactoryReleaseTests {
  private final class Session {
    let token = Journal.token("session")
  }

  private struct Page {
    let session: Session
  }

  private struct PageComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> { bind.to(factory: Page.init) }
  }

  /// A root that is a struct, which the graph stores.
  private struct LoggedIn {
    let session: Session
    let pages: ComponentFactory<PageComponent>
  }

  private struct LoggedInComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Session.init)
      binder.install(dependency: PageComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<LoggedIn>) -> BindingReceipt<LoggedIn> {
      bind.to(factory: LoggedIn.init)
    }
  }

  @Test("A struct root with an unused component factory is released", arguments: [true, false])
  func structure(validate: Bool) throws {
    try expectRelease { try ComponentFactory.of(LoggedInComponent.self, validate: validate).build().session }
  }

  private final class Opener {
    let session: Session
    let pages: ComponentFactory<PageComponent>
    init(session: Session, pages: ComponentFactory<PageComponent>) {
      self.session = session
      self.pages = pages
    }
  }

  private struct OpenerComponent: RootComponent {
    typealias Root = Holding<Opener>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Session.init)
      binder.bind().sharedInScope().to(factory: Opener.init)
      binder.install(dependency: PageComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A shared object with an unused component factory is released", arguments: [true, false])
  func shared(validate: Bool) throws {
    try expectRelease { try ComponentFactory.of(OpenerComponent.self, validate: validate).build().held.session }
  }

  private struct OuterComponent: RootComponent {
    typealias Root = HoldingBoth<Session, ComponentFactory<InnerComponent>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Session.init)
      binder.install(dependency: InnerComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct InnerScope: Cleanse.Scope {}

  /// Retains the session of its parent through a component factory that is never called.
  private struct InnerComponent: Component {
    typealias Root = Holding<InnerOpener>
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().sharedInScope().to(factory: InnerOpener.init)
      binder.install(dependency: PageComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private final class InnerOpener {
    let pages: ComponentFactory<PageComponent>
    let token = Journal.token("opener")
    init(pages: ComponentFactory<PageComponent>) { self.pages = pages }
  }

  @Test("A shared object of a subcomponent with an unused component factory is released", arguments: [true, false])
  func installed(validate: Bool) throws {
    try expectRelease { try ComponentFactory.of(OuterComponent.self, validate: validate).build().second.build().held }
  }

  /// Builds an object 1000 times, each with a new factory, and expects that all are released.
  private func expectRelease(_ build: () throws -> some AnyObject) throws {
    try Journal.keep { journal in
      for _ in 0..<1000 { _ = try build() }
      #expect(journal.alive.count == 0)
    }
  }
}
