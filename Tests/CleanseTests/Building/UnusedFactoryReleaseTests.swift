import Cleanse
import Testing

@Suite("Objects that hold the factory of a component which nothing builds")
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

  /// A root that is no object, which the slot of the root keeps.
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

  @Test("a root that is a structure is released", arguments: [true, false])
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

  @Test("a shared object is released", arguments: [true, false])
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

  /// Holds the session of its parent by the factory of a component that nothing builds.
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

  @Test("a shared object of an installed component is released, and so is what it leads to", arguments: [true, false])
  func installed(validate: Bool) throws {
    try expectRelease { try ComponentFactory.of(OuterComponent.self, validate: validate).build().second.build().held }
  }

  /// Builds an object 1000 times, each time with a factory of its own, and expects nothing to be left.
  private func expectRelease(_ build: () throws -> some AnyObject) throws {
    try Journal.keep { journal in
      for _ in 0..<1000 { _ = try build() }
      #expect(journal.alive.count == 0)
    }
  }
}
