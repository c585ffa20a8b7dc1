import Cleanse
import Testing

@Suite("Lifetimes of seeds")
struct SeedReleaseTests {
  private struct Asking<Form>: Component {
    typealias Root = Holding<Form>
    typealias Seed = Token
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App<Form>: RootComponent {
    typealias Root = Holding<ComponentFactory<Asking<Form>>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.install(dependency: Asking<Form>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private func factory<Form>(_ form: Form.Type) throws -> ComponentFactory<Asking<Form>> {
    try ComponentFactory.of(App<Form>.self).build().held
  }

  @Test("A seed object is the same object in every form")
  func forms() throws {
    let token = Token("seed")
    #expect(try factory(Token.self).build(token).held === token)
    #expect(try factory(Token?.self).build(token).held === token)
    #expect(try factory(Provider<Token>.self).build(token).held.get() === token)
    #expect(try factory((() -> Token).self).build(token).held() === token)
  }

  @Test("A seed object is retained while it can be requested and released afterwards")
  func reachable() throws {
    try Journal.keep { journal in
      let factory = try factory(Provider<Token>.self)
      var root: Holding<Provider<Token>>? = factory.build(Journal.token("seed"))
      #expect(journal.alive == ["seed"])
      #expect(root?.held.get().name == "seed")
      root = nil
      #expect(journal.alive == [])
      withExtendedLifetime(factory) {}
    }
  }

  @Test("A seed object without dependents is released after the build")
  func unasked() throws {
    try Journal.keep { journal in
      let root = try factory(Int.self).build(Journal.token("seed"))
      #expect(journal.alive == [])
      #expect(root.held == 1)
    }
  }
}
