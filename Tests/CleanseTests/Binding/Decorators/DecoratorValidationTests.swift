import Cleanse
import Testing

@Suite("Validation of decorators")
struct DecoratorValidationTests {
  class Client {}
  final class Cache {
    init(client: Client) {}
  }
  struct Log {}
  struct Primary: Cleanse.Tag { typealias Element = Client }

  // MARK: Unused decorators

  struct Inner: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Log.self).to(factory: Log.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct Nothing: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).to(factory: Client.init)
      binder.install(dependency: Inner.self)
      binder.decorate(Client.self, tag: Primary.self, line: 1) { $0 }
      binder.decorate(Log.self, line: 2) { $0 }
      binder.decorate(Provider<Client>.self, line: 3) { $0 }
      binder.bindOptional(Double.self)
      binder.decorate(Double.self, line: 4) { $0 }
      binder.decorate(ComponentFactory<Inner>.self, line: 5) { $0 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Client, _: ComponentFactory<Inner>) in 1 }
    }
  }

  @Test("A decorator of an unbound type is an error with a suggestion")
  func unusedDecorator() throws {
    let errors = faults(of: Nothing.self)
    #expect(errors.map(\.diagnostic.id) == Array(repeating: .unusedDecorator, count: 5))
    #expect(errors.map { $0.diagnostic.location?.line } == [1, 2, 3, 4, 5])
    #expect(
      errors.map { "\($0.diagnostic.headline)" } == [
        "TaggedProvider<Primary>: is decorated but not bound in Nothing or its ancestors",
        "Log: is decorated but not bound in Nothing or its ancestors",
        "Provider<Client>: is decorated but not bound in Nothing or its ancestors",
        "Double: is decorated but not bound in Nothing or its ancestors",
        "ComponentFactory<Inner>: is decorated, but component factories cannot be decorated",
      ])
    #expect("\(errors[0].diagnostic)".contains("did you mean: Client, the same type without the tag"))
    #expect(
      "\(errors[1].diagnostic)".contains(
        "did you mean: Log, not visible in Nothing; bind it in Nothing instead of in Inner"))
    #expect(throws: MultiError.self) { try ComponentFactory.of(Nothing.self) }
    #expect(throws: MultiError.self) { try ComponentFactory.of(Nothing.self, validate: false) }
  }

  struct MissingToo: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.decorate(Client.self) { $0 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
      bind.to(factory: Cache.init)
    }
  }

  @Test("A type that is decorated and injected but not bound is reported as one error")
  func missingToo() {
    #expect(faults(of: MissingToo.self).map(\.diagnostic.id) == [.missingBinding])
  }

  // MARK: Cycles

  struct Cycle: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().to(factory: Client.init)
      binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
      binder.decorate(Client.self, line: 7) { (client: Client, _: Cache) in client }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Client) in 1 }
    }
  }

  struct AroundItself: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().to(factory: Client.init)
      binder.decorate(Client.self) { (client: Client, _: Provider<Client>) in client }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Client) in 1 }
    }
  }

  @Test("A dependency of a decorator on the decorated type is a cycle")
  func cycles() throws {
    let cycle = try #require(faults(DependencyCycle.self, of: Cycle.self).first)
    #expect(cycle.requirementStack.map(\.sourceLocation?.line).contains(7))
    #expect(cycle.requirementStack.count == 2)
    #expect(faults(DependencyCycle.self, of: AroundItself.self).count == 1)
  }

  // MARK: Warnings

  struct Unused: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self, line: 1).to(factory: Client.init)
      binder.decorate(Client.self, line: 2) { $0 }
      binder.install(dependency: UnusedInside.self)
      binder.bind(Double.self).to(value: 1)
    }
    static func configureRoot(
      binder bind: ReceiptBinder<HoldingBoth<Double, ComponentFactory<UnusedInside>>>
    ) -> BindingReceipt<HoldingBoth<Double, ComponentFactory<UnusedInside>>> {
      bind.to(factory: HoldingBoth.init)
    }
  }

  struct UnusedInside: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.decorate(Double.self, line: 3) { $0 + 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  @Test("Validation warns once about an unused decorated type and about a decorator that nothing uses")
  func warnings() {
    let warnings = GraphValidator.validate(Unused.self).warnings
    #expect(warnings.map(\.id) == [.unusedBinding, .unusedBinding])
    #expect(
      Set(warnings.map { "\($0.headline)" }) == [
        "Client: is bound but never used", "Double: is decorated in a component that never uses it",
      ])
  }

  // MARK: Facts

  struct Described: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().to(factory: Client.init)
      binder.decorate(Client.self) { $0 }
      binder.decorate(Client.self) { (client: Client, _: Provider<Log>) in client }
      binder.bind(Log.self).to(factory: Log.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
      bind.to(factory: Cache.init)
    }
  }

  @Test("A plugin sees the chain of decorators")
  func plugins() throws {
    let root = GraphValidator.validate(Described.self).root
    let clients = root.bindings(of: ProviderKey(Provider<Client>.self))
    #expect(clients.map(\.kind) == [.factory, .decorator, .decorator])
    #expect(clients.map(\.isShared) == [true, true, true])
    let cache = try #require(root.bindings(of: ProviderKey(Provider<Cache>.self)).first)
    #expect(cache.dependencies[0].bindings == [clients[2]])
    #expect(clients[2].dependencies.map(\.forms) == [[.decorated], [.provider]])
    #expect(clients[2].dependencies[0].bindings == [clients[1]] && !clients[2].dependencies[0].isDeferred)
    #expect(clients[1].dependencies[0].bindings == [clients[0]])
  }

  @Test("A creation trace records each value of a decorator chain")
  func trace() throws {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(Described.self, trace: trace).build()
    let clients = trace.entries.filter { $0.subject.name == "Client" }
    #expect(clients.count == 3)
    #expect(Set(clients.map { $0.location?.line }).count == 3)
  }

  // MARK: Module contracts

  struct Decorating: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.decorate(Client.self) { (client: Client, _: Log) in client }
    }
  }

  @Test("A module with a decorator needs the decorated type from its component")
  func moduleAlone() throws {
    let contract = try GraphValidator.check(module: Decorating.self)
    #expect(contract.needs.map(\.type.name) == ["Client", "Log"])
    #expect(contract.offers.isEmpty)
  }
}
