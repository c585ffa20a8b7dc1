import Cleanse
import Testing

@Suite("Runs of configure")
struct ConfigureRunTests {
  private struct Plain: Module {
    static func configure(binder: UnscopedBinder) {
      Journal.note("module")
      binder.bind(Int.self).to {
        Journal.note("factory")
        return 1
      }
    }
  }

  private struct Child: Component {
    typealias Root = Holding<Int>
    static func configure(binder: UnscopedBinder) {
      Journal.note("child")
      binder.include(module: Plain.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      Journal.note("child root")
      return bind.to(factory: Root.init)
    }
  }

  private struct App: RootComponent {
    typealias Root = Holding<ComponentFactory<Child>>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("app")
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      Journal.note("app root")
      return bind.to(factory: Root.init)
    }
  }

  @Test("The first build of a root component uses the configure run of its validation")
  func firstBuild() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      #expect(journal.count("app") == 1)
      _ = factory.build()
      #expect(journal.count("app") == 1)
      #expect(journal.count("app root") == 1)
    }
  }

  @Test("Each further build of a root component runs configure once")
  func furtherBuilds() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      for _ in 0..<4 { _ = factory.build() }
      #expect(journal.count("app") == 4)
      #expect(journal.count("app root") == 4)
    }
  }

  @Test("Each build of a subcomponent runs its configure and those of its modules once")
  func installed() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self).build()
      let validation = journal.count("child")
      #expect(validation == 1)
      for _ in 0..<3 { _ = root.held.build() }
      #expect(journal.count("child") == validation + 3)
      #expect(journal.count("child root") == validation + 3)
      #expect(journal.count("module") == validation + 3)
      #expect(journal.count("app") == 1)
    }
  }

  @Test("Validation calls no factory closure")
  func noFactory() throws {
    try Journal.keep { journal in
      GraphValidator.validate(App.self).errors.forEach { Issue.record("\($0)") }
      try GraphValidator.check(App.self)
      let factory = try ComponentFactory.of(App.self)
      #expect(journal.count("factory") == 0)
      _ = factory.build().held.build()
      #expect(journal.count("factory") == 1)
    }
  }

  @Test("A build calls only the factory closures that its root depends on")
  func lazily() throws {
    try Journal.keep { journal in
      let root = try ComponentFactory.of(App.self).build()
      #expect(journal.count("factory") == 0)
      _ = root.held.build()
      _ = root.held.build()
      #expect(journal.count("factory") == 2)
    }
  }
}
