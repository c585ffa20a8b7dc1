import Cleanse
import Testing

@Suite("Bindings with configured(with:)")
struct ConfiguredWithTests {
  private struct Production: GreetingModule {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: PoliteGreeter(name: "Ada"))
    }

    static func configureGreeter(binder bind: ReceiptBinder<any Greeter>) -> BindingReceipt<any Greeter> {
      bind.to { $0 as PoliteGreeter }
    }
  }

  private struct Development: GreetingModule {
    static func configure(binder: Binder<Singleton>) {}

    static func configureGreeter(binder bind: ReceiptBinder<any Greeter>) -> BindingReceipt<any Greeter> {
      bind.to(value: SilentGreeter())
    }
  }

  @Test("A generic root component binds a protocol with the function of its module parameter")
  func moduleProtocol() throws {
    try check(Production.self, greeting: "Hello, Ada")
    try check(Development.self, greeting: "")
  }

  @Test("A generic root component configures its root with the function of its module parameter")
  func moduleProtocolForRoot() throws {
    #expect(try ComponentFactory.of(GreeterApp<Production>.self).build().greet() == "Hello, Ada")
  }

  @Test("A shared binding with configured(with:) creates one object")
  func sharing() throws {
    let root = try ComponentFactory.of(GreetingApp<Production>.self).build()
    let first = try #require(root.shared.get() as? PoliteGreeter)
    let second = try #require(root.shared.get() as? PoliteGreeter)
    #expect(first === second)
  }

  private func check<M: GreetingModule>(_ module: M.Type, greeting: String) throws {
    let root = try ComponentFactory.of(GreetingApp<M>.self).build()
    #expect(root.greeter.greet() == greeting)
    #expect(root.tagged.get().greet() == greeting)
    #expect(root.all.map { $0.greet() } == [greeting])
  }
}

private protocol Greeter {
  func greet() -> String
}

private final class PoliteGreeter: Greeter {
  let name: String

  init(name: String) {
    self.name = name
  }

  func greet() -> String { "Hello, \(name)" }
}

private struct SilentGreeter: Greeter {
  func greet() -> String { "" }
}

private protocol GreetingModule: Cleanse.Module where Scope == Singleton {
  static func configureGreeter(binder bind: ReceiptBinder<any Greeter>) -> BindingReceipt<any Greeter>
}

extension GreetingModule {
  static func configureShared(binder bind: ReceiptBinder<any Greeter>) -> BindingReceipt<any Greeter> {
    bind.to { PoliteGreeter(name: "Bob") }
  }
}

private struct MainGreeter: Cleanse.Tag {
  typealias Element = any Greeter
}

private struct SharedGreeter: Cleanse.Tag {
  typealias Element = any Greeter
}

private struct Greetings {
  let greeter: any Greeter
  let tagged: TaggedProvider<MainGreeter>
  let shared: TaggedProvider<SharedGreeter>
  let all: [any Greeter]
}

private struct GreetingApp<M: GreetingModule>: RootComponent {
  typealias Root = Greetings

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
    binder.bind((any Greeter).self).configured(with: M.configureGreeter)
    binder.bind().tagged(with: MainGreeter.self).configured(with: M.configureGreeter)
    binder.bind().tagged(with: SharedGreeter.self).sharedInScope().configured(with: M.configureShared)
    binder.bind((any Greeter).self).intoCollection().configured(with: M.configureGreeter)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

private struct GreeterApp<M: GreetingModule>: RootComponent {
  typealias Root = any Greeter

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<any Greeter>) -> BindingReceipt<any Greeter> {
    bind.configured(with: M.configureGreeter)
  }
}
