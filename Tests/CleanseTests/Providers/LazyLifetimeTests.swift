import Cleanse
import Testing

@Suite("Lifetimes and cycles of lazy values")
struct LazyLifetimeTests {
  private final class Editor {
    let token = Journal.token("editor")
  }

  private struct Editors: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Editor.init)
    }
  }

  @Test("A lazy value is retained by its copies and created after the graph is released")
  func handle() throws {
    try Journal.keep { journal in
      var editor: Lazy<Editor>? = try resolve(Lazy<Editor>.self, from: Editors.self)
      #expect(journal.alive == [])
      _ = editor?.get()
      #expect(journal.alive == ["editor"])
      let copy = editor
      editor = nil
      #expect(journal.alive == ["editor"])
      withExtendedLifetime(copy) {}
    }
    try Journal.keep { journal in
      do {
        let editor = try resolve(Lazy<Editor>.self, from: Editors.self)
        _ = editor.get()
      }
      #expect(journal.alive == [])
    }
  }

  @Test("A lazy value without access creates and retains no object")
  func unasked() throws {
    try Journal.keep { journal in
      do { _ = try resolve(Lazy<Editor>.self, from: Editors.self) }
      #expect(journal.alive == [])
    }
  }

  // MARK: Cycles

  struct A {}
  struct B {}

  struct LeadingBack: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: Lazy<B>) in A() }
      binder.bind().to { (_: A) in B() }
    }
  }

  @Test("A cycle through a lazy dependency is an error with the lazy element's type")
  func cycle() throws {
    let errors = faults(of: Checked<LeadingBack>.self)
    try #require(errors.count == 1, "\(errors)")
    let cycle = try #require(errors[0] as? DependencyCycle)
    #expect(names(cycle.requirementStack.compactMap(\.providerRequiredFor)) == ["A", "B"])
    #expect(names(cycle.requirementStack.map(\.requestedType)) == ["B", "A"])
  }

  struct Missing: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  @Test("A lazy dependency without binding is a missing binding")
  func missing() throws {
    try expectMissing(Lazy<Int>.self, spelledAs: Lazy<Int>.self, in: Missing.self)
    try expectMissing(Lazy<Provider<Int>>.self, in: Missing.self)
    let errors = faults(of: Asking<Missing, Lazy<[Int]>>.self)
    #expect(errors.map(\.diagnostic.subject) == [TypeReference([Int].self)])
    #expect("\(errors)".contains("required by Asked<Lazy<Array<Int>>>"))
  }

  // MARK: Component factories

  private final class Account {
    let token = Journal.token("account")
    let sessions: Lazy<Sessions>
    init(sessions: Lazy<Sessions>) { self.sessions = sessions }
  }
  private final class Sessions {
    let token = Journal.token("sessions")
    let factory: ComponentFactory<Session>
    init(factory: ComponentFactory<Session>) { self.factory = factory }
  }
  private struct Session: Component {
    typealias Root = Holding<Account>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Keeping: RootComponent {
    typealias Root = Holding<Account>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Account.init)
      binder.bind().to(factory: Sessions.init)
      binder.install(dependency: Session.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A retain cycle through a lazy value is reported as a warning")
  func retainCycle() {
    let warnings = GraphValidator.validate(Keeping.self).warnings
    #expect(warnings.map(\.id) == [.retainCycle])
    #expect(warnings.first.map { "\($0)".contains("*** Account ***") } == true)
  }

  private final class Main {
    let token = Journal.token("main")
    let openers: Lazy<Opener>
    init(openers: Lazy<Opener>) { self.openers = openers }
  }
  private final class Opener {
    let token = Journal.token("opener")
    let child: ComponentFactory<Child>
    init(child: ComponentFactory<Child>) { self.child = child }
  }
  private struct Child: Component {
    typealias Root = Holding<Main>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Opener.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A root in a cycle through a lazy value is released, and a lazy value works if only it is retained")
  func root() throws {
    try Journal.keep { journal in
      do {
        let main = try ComponentFactory.of(App.self).build()
        #expect(main.openers.get().child.build().held === main)
        #expect(Set(journal.alive) == ["main", "opener"])
      }
      #expect(journal.alive == [])
      let openers = try ComponentFactory.of(App.self).build().openers
      let main = openers.get().child.build().held
      #expect(main.openers.get() !== openers.get())
    }
  }
}
