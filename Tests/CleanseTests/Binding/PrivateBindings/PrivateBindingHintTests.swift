import Cleanse
import Testing

/// Suggestions point to statements of the graph: an error is never fixed inside an override.
@Suite("Suggestions in graphs with overrides")
struct PrivateBindingHintTests {
  final class Session {}
  struct Settings {}
  final class Client { init(session: Session) {} }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).to(line: 1, factory: Session.init)
      binder.bind(Settings.self).visible(in: .module).to(line: 2, factory: Settings.init)
      binder.bind(Client.self).to(line: 3) { (session: Session, _: Settings) in Client(session: session) }
      binder.bind(String.self).to(line: 6) { (_: Settings) in "" }
    }
  }

  struct OtherModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(line: 4) { (_: Session) in 1 }
    }
  }

  struct FakeModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).to(line: 11, factory: Session.init)
    }
  }

  struct FakeClientModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).to(line: 12) { (_: Settings) in Client(session: Session()) }
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Client, _: String) in true }
    }
  }

  struct Asking: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: OtherModule.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Client, _: Int) in true }
    }
  }

  private func diagnostic<C: RootComponent>(of component: C.Type, _ overrides: Overrides) throws -> Diagnostic {
    let errors = GraphValidator.validate(component, overrides: overrides).errors
    #expect(errors.count == 1)
    return try #require(errors.first).diagnostic
  }

  @Test("The suggestion to remove visible(in:) points to the private binding, not to its override")
  func privateBinding() throws {
    let hint = try #require(diagnostic(of: Asking.self, [FakeModule.self]).suggestions.first)
    #expect("\(hint.text)".hasPrefix("Session in NetworkModule, which is private to that module; remove"))
    #expect(hint.location?.line == 1)
  }

  @Test("A missing dependency of an override is suggested as a binding of the graph, not of the override")
  func dependency() throws {
    let text = try diagnostic(of: App.self, [FakeClientModule.self]).description
    #expect(text.contains("*** Settings *** binding missing"))
    #expect(text.contains("help: or bind a separate Settings in App, for example"), "\(text)")
  }

  struct Inner: Component {
    static func configure(binder: UnscopedBinder) { binder.include(module: NumberModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
      bind.to { (_: Int) in 1 }
    }
  }

  struct NumberModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).to(value: 1, line: 5) }
  }

  struct FakeNumberModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).to(value: 2, line: 13) }
  }

  struct Outer: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int, _: ComponentFactory<Inner>) in true }
    }
  }

  @Test("A suggestion never includes a module of overrides in a component")
  func inclusion() throws {
    let suggestions = try diagnostic(of: Outer.self, [FakeNumberModule.self]).suggestions
    #expect(!suggestions.contains { "\($0)".contains("FakeNumberModule") })
    let near = try #require(suggestions.first)
    #expect(near.text.description == "Int, not visible in Outer; bind it in Outer instead of in Inner")
    #expect(near.location?.line == 5)
  }

  @Test("An unused override in the wrong module names the module of the private binding")
  func otherModule() throws {
    let mistaken = Overrides.overriding(Session.self) { Session() }.in(OtherModule.self)
    let diagnostic = try diagnostic(of: App.self, mistaken)
    #expect(diagnostic.id == .unusedOverride)
    #expect(
      diagnostic.notes.map(\.text.description) == ["Session is bound in NetworkModule with visible(in: .module)"])
    #expect(diagnostic.notes.map { $0.location?.line } == [1])
    #expect(
      diagnostic.suggestions.compactMap(\.code?.description) == [".in(PrivateBindingHintTests.NetworkModule.self)"])
    // A second override, in the right module, does not change the error.
    let both = mistaken + .overriding(Session.self) { Session() }.in(NetworkModule.self)
    #expect(try self.diagnostic(of: App.self, both).notes.map { $0.location?.line } == [1])
  }
}
