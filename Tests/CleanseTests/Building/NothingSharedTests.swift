import Cleanse
import Testing

@Suite("Separation of component instances")
struct NothingSharedTests {
  private final class Counter {
    var value = 0
  }

  private final class Session {
    let counter: Counter
    let next: () -> Int
    let token: Token
    let names: [Token]
    init(counter: Counter, next: @escaping () -> Int, token: Token, names: [Token]) {
      self.counter = counter
      self.next = next
      self.token = token
      self.names = names
    }
  }

  private struct Bindings: Module {
    static func configure(binder: Binder<Singleton>) {
      let local = Counter()
      binder.bind(Counter.self).to(value: Counter())
      binder.bind(Int.self).to {
        local.value += 1
        return local.value
      }
      binder.bind(Token.self).sharedInScope().to { Token("shared") }
      binder.bind(Token.self).intoCollection().to(value: [Token("contributed")])
    }
  }

  private struct App: RootComponent {
    typealias Root = Session
    static func configure(binder: Binder<Singleton>) { binder.include(module: Bindings.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct Outer: RootComponent {
    struct Inner: Component {
      typealias Root = Session
      typealias Scope = Singleton
      static func configure(binder: Binder<Singleton>) { binder.include(module: Bindings.self) }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    typealias Root = Holding<ComponentFactory<Inner>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private func expectApart(_ first: Session, _ second: Session) {
    #expect(first.counter !== second.counter)
    #expect(first.token !== second.token)
    #expect(first.names.count == 1)
    #expect(first.names[0] !== second.names[0])
    #expect([first.next(), first.next()] == [1, 2])
    #expect(second.next() == 1)
  }

  @Test("Two builds of one root component factory share neither values nor captured variables")
  func rootBuilds() throws {
    let factory = try ComponentFactory.of(App.self)
    expectApart(factory.build(), factory.build())
    expectApart(factory.build(), factory.build())
  }

  @Test("Two root component factories of one component share no objects")
  func rootFactories() throws {
    expectApart(try ComponentFactory.of(App.self).build(), try ComponentFactory.of(App.self).build())
  }

  @Test("Two builds of a subcomponent share neither values nor captured variables")
  func installedBuilds() throws {
    let root = try ComponentFactory.of(Outer.self).build()
    expectApart(root.held.build(), root.held.build())
  }

  @Test("Requests within one component instance share a captured variable")
  func sameInstance() throws {
    let root = try ComponentFactory.of(App.self).build()
    #expect(root.next() == 1)
    #expect(root.next() == 2)
  }
}
