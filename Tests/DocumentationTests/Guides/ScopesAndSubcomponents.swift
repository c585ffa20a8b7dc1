import Cleanse
import CleanseTesting
import Testing

// MARK: The app of the guide

enum ScopesAndSubcomponentsGuide {
  struct Account {
    let name: String
  }

  struct LoggedInScope: Scope {}

  struct LoggedInComponent: Component {
    typealias Seed = Account

    static func configure(binder: Binder<LoggedInScope>) {
      binder.bind(Session.self).sharedInScope().to(factory: Session.init)
      binder.install(dependency: EditorComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<LoggedInModel>) -> BindingReceipt<LoggedInModel> {
      bind.to(factory: LoggedInModel.init)
    }
  }

  final class Session {
    let account: Account
    private let database: Database

    init(account: Account, database: Database) {
      self.account = account
      self.database = database
    }

    func save(_ note: String) { database.notes[account.name, default: []].append(note) }
  }

  final class Database {
    var notes: [String: [String]] = [:]
  }

  struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).sharedInScope().to(factory: Database.init)
      binder.install(dependency: LoggedInComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
      bind.to(factory: AppModel.init)
    }
  }

  final class AppModel {
    let database: Database
    private let logins: ComponentFactory<LoggedInComponent>
    private(set) var loggedIn: LoggedInModel?

    init(database: Database, logins: ComponentFactory<LoggedInComponent>) {
      self.database = database
      self.logins = logins
    }

    func logIn(_ account: Account) { loggedIn = logins.build(account) }

    func logOut() { loggedIn = nil }
  }

  struct Document {
    let title: String
  }

  final class UndoStack {
    var changes: [String] = []
  }

  struct EditorScope: Scope {}

  struct EditorComponent: Component {
    typealias Seed = Document

    static func configure(binder: Binder<EditorScope>) {
      binder.bind(UndoStack.self).sharedInScope().to(factory: UndoStack.init)
      binder.bind(Toolbar.self).to(factory: Toolbar.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
      bind.to(factory: Editor.init)
    }
  }

  struct Toolbar {
    let undo: UndoStack
  }

  final class Editor {
    let document: Document
    let toolbar: Toolbar
    let undo: UndoStack
    let session: Session

    init(document: Document, toolbar: Toolbar, undo: UndoStack, session: Session) {
      self.document = document
      self.toolbar = toolbar
      self.undo = undo
      self.session = session
    }
  }

  final class LoggedInModel {
    let session: Session
    private let editors: ComponentFactory<EditorComponent>

    init(session: Session, editors: ComponentFactory<EditorComponent>) {
      self.session = session
      self.editors = editors
    }

    func edit(_ title: String) -> Editor { editors.build(Document(title: title)) }
  }
}

// MARK: Mistakes

extension ScopesAndSubcomponentsGuide {
  /// The parent's scope.
  struct SameScope: RootComponent {
    struct Child: Component {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> { bind.to { "child" } }
    }

    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Child.self) }

    static func configureRoot(
      binder bind: ReceiptBinder<[ComponentFactory<Child>]>
    ) -> BindingReceipt<[ComponentFactory<Child>]> {
      bind.to { (children: ComponentFactory<Child>) in [children] }
    }
  }

  /// A factory without its installation.
  struct NotInstalled: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).sharedInScope().to(factory: Database.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
      bind.to(factory: AppModel.init)
    }
  }

  /// An object of the parent that depends on a binding of the subcomponent.
  struct ParentAsksChild: RootComponent {
    final class Report {
      init(session: Session) {}
    }

    struct Root {
      let report: Report
      let logins: ComponentFactory<LoggedInComponent>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).sharedInScope().to(factory: Database.init)
      binder.bind(Report.self).to(factory: Report.init)
      binder.install(dependency: LoggedInComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// A type that both bind, a scope inside a component, and a seed that is not used.
  struct Shadowing: RootComponent {
    struct ChildScope: Cleanse.Scope {}

    struct Child: Component {
      typealias Seed = Account

      static func configure(binder: Binder<ChildScope>) {
        binder.bind(Database.self).sharedInScope().to(factory: Database.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<[Database]>) -> BindingReceipt<[Database]> {
        bind.to { (database: Database) in [database] }
      }
    }

    struct Root {
      let database: Database
      let children: ComponentFactory<Child>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).sharedInScope().to(factory: Database.init)
      binder.install(dependency: Child.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// A shared object that stores the factory of a component which needs it.
  struct Retaining: RootComponent {
    final class Coordinator {
      let children: ComponentFactory<Child>

      init(children: ComponentFactory<Child>) {
        self.children = children
      }
    }

    struct Child: Component {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<[Coordinator]>) -> BindingReceipt<[Coordinator]> {
        bind.to { (coordinator: Coordinator) in [coordinator] }
      }
    }

    struct Root {
      let coordinator: Coordinator
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Coordinator.self).sharedInScope().to(factory: Coordinator.init)
      binder.install(dependency: Child.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// A component that installs itself.
  struct Endless: RootComponent {
    struct Child: Component {
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Child.self) }
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { 1 } }
    }

    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Child.self) }

    static func configureRoot(
      binder bind: ReceiptBinder<[ComponentFactory<Child>]>
    ) -> BindingReceipt<[ComponentFactory<Child>]> {
      bind.to { (children: ComponentFactory<Child>) in [children] }
    }
  }
}

// MARK: Tests

@Suite("Guide to scopes and subcomponents")
struct ScopesAndSubcomponentsGuideTests {
  private typealias Guide = ScopesAndSubcomponentsGuide
  private typealias AppComponent = Guide.AppComponent
  private typealias Account = Guide.Account

  private let app: Guide.AppModel

  init() throws {
    app = try ComponentFactory.of(Guide.AppComponent.self).build()
  }

  @Test("The guide's login shares one session, and each editor has one undo stack")
  func sharing() throws {
    app.logIn(Account(name: "ada"))
    let ada = try #require(app.loggedIn)
    let first = ada.edit("letter")
    let second = ada.edit("poem")
    #expect(first.session === ada.session && second.session === ada.session)
    #expect(first.undo === first.toolbar.undo)
    #expect(first.undo !== second.undo)
    #expect((first.document.title, second.document.title) == ("letter", "poem"))
    app.logIn(Account(name: "ben"))
    let ben = try #require(app.loggedIn)
    #expect(ben.session !== ada.session)
    #expect(ben.session.account.name == "ben")
    ada.session.save("milk")
    ben.session.save("bread")
    #expect(app.database.notes == ["ada": ["milk"], "ben": ["bread"]])
  }

  @Test("The guide's login releases its objects at logout")
  func release() throws {
    app.logIn(Account(name: "ada"))
    weak let session = app.loggedIn?.session
    #expect(session != nil)
    app.logOut()
    #expect(session == nil)
  }

  @Test("No object of the guide's login survives the logout")
  func logout() {
    assertReleased(AppComponent.self) { app in
      app.logIn(Account(name: "ada"))
      _ = app.loggedIn?.edit("letter")
      app.logOut()
    }
  }

  @Test("The graph of the guide to scopes and subcomponents is valid without warnings")
  func valid() {
    assertValidGraph(Guide.AppComponent.self, warnings: .fail)
  }

  @Test("The mistakes in the guide's table are reported with the documented kinds")
  func mistakes() {
    assertGraphErrors(Guide.SameScope.self) { ExpectedError(.scopeNesting) }
    assertGraphErrors(Guide.Endless.self) { ExpectedError(.selfInstallingComponent) }
    assertGraphErrors(Guide.NotInstalled.self) {
      ExpectedError(.missingBinding, of: ComponentFactory<Guide.LoggedInComponent>.self)
    }
    assertGraphErrors(Guide.ParentAsksChild.self) { ExpectedError(.missingBinding, of: Guide.Session.self) }
    assertGraphWarnings(Guide.Shadowing.self) {
      ExpectedWarning(.shadowedBinding, of: Guide.Database.self)
      ExpectedWarning(.unusedSeed, of: Guide.Account.self)
    }
    assertGraphWarnings(Guide.Retaining.self) { ExpectedWarning(.retainCycle) }
  }
}
