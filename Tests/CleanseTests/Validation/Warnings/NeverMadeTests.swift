import Cleanse
import Testing

@Suite("Bindings used only by weak providers")
struct NeverMadeTests {
  final class Engine {}
  protocol Moving: AnyObject {}
  final class Train: Moving, Signal {}
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

  @Test("Validation warns of bindings that only weak providers use, and those return nil")
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

  @Test("The warning for a weak provider of a struct suggests a plain dependency or a provider")
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
      binder.bind(Moving.self).sharedInScope().onStart { _ in }.to { (_: Ticket) in Train() }
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

  @Test("Validation does not warn of weak dependencies on eager, started, given or suppressed bindings")
  func kept() {
    #expect(found(Weak<Kept>.self).isEmpty)
    #expect(found(Weak<Given>.self).isEmpty)
  }

  struct Forwarding: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Given.self)
      binder.bind().sharedInScope().eager().to(factory: Train.init)
      binder.bind(Signal.self).to { $0 as Train }
      binder.bind().sharedInScope().eager().to(factory: Driver.init)
    }
  }
  protocol Signal: AnyObject {}
  final class Driver {
    init(signal: WeakProvider<any Signal>) {}
  }

  @Test("Validation warns of a weak dependency on a protocol whose binding forwards to an eager object")
  func forwarding() {
    #expect(found(Weak<Forwarding>.self).compactMap(\.subject?.name) == ["Signal"])
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

  @Test("Validation does not warn of a weak dependency that a subcomponent also uses strongly")
  func installed() {
    #expect(found(Weak<Installing>.self).isEmpty)
  }
}
