import Cleanse
import Testing

@Suite("Bindings that only WeakProviders ask for")
struct NeverMadeTests {
  final class Engine {}
  protocol Moving: AnyObject {}
  final class Train: Moving {}
  struct Ticket {}

  struct Weak<M: Module & SendableMetatype>: RootComponent where M.Scope == Singleton {
    struct Root {
      let engine: WeakProvider<Engine>
      let moving: WeakProvider<any Moving>
      let ticket: WeakProvider<Ticket>
    }
    static func configure(binder: Binder<Singleton>) { binder.include(module: M.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  struct Unkept: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(Moving.self).to { $0 as Train }
      binder.bind().sharedInScope().to(factory: Train.init)
      binder.bind().to(factory: Ticket.init)
    }
  }

  private func found<C: RootComponent>(_ component: C.Type) -> [Diagnostic] {
    GraphValidator.validate(component).warnings.filter { $0.id == .neverMade }
  }

  @Test("are named, and find nothing")
  func unkept() throws {
    #expect(
      found(Weak<Unkept>.self).map { "\($0.subject?.name ?? "?"): \($0.location?.line ?? 0)" } == [
        "Engine: \(Unkept.first)", "Moving: \(Unkept.first + 1)", "Ticket: \(Unkept.first + 3)",
      ])
    #expect(
      found(Weak<Unkept>.self).first?.steps.map(\.text.description) == [
        "bound in Weak<Unkept> > Unkept", "required by Root",
      ])
    let root = try ComponentFactory.of(Weak<Unkept>.self).build()
    #expect(root.engine.get() == nil)
    #expect(root.moving.get() == nil)
    #expect(root.ticket.get() == nil)
  }

  @Test("of structs are to be asked for otherwise")
  func structs() {
    #expect(
      found(Weak<Unkept>.self).compactMap { $0.suggestions.first?.description } == [
        "inject Engine into a value that retains it, or create it with the component: sharedInScope().eager()",
        "inject Moving into a value that retains it",
        "inject Ticket or Provider<Ticket>: a WeakProvider works with objects only",
      ])
  }

  struct Kept: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().eager().to(factory: Engine.init)
      binder.bind(Moving.self).to { $0 as Train }
      binder.bind().sharedInScope().onStart { _ in }.to { (_: Ticket) in Train() }
      binder.bind().to(factory: Ticket.init)
    }
  }

  struct Given: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: Engine())
      binder.bind(Moving.self).sharedInScope().to(factory: Train.init)
      binder.bind().to(value: Ticket())
      binder.accept(.neverMade, for: (any Moving).self)
    }
  }

  @Test("are not those that are created with the component, stand for such ones, were given, or are accepted")
  func kept() {
    #expect(found(Weak<Kept>.self).isEmpty)
    #expect(found(Weak<Given>.self).isEmpty)
  }

  struct Inner: Component {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<[Engine]>) -> BindingReceipt<[Engine]> { bind.to { [$0] } }
  }

  struct Installing: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(Moving.self).to(value: Train())
      binder.bind().to(value: Ticket())
      binder.install(dependency: Inner.self)
    }
  }

  @Test("are not those that an installed component asks for")
  func installed() {
    #expect(found(Weak<Installing>.self).isEmpty)
  }
}
