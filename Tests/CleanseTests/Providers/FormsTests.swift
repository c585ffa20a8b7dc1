import Cleanse
import Testing

@Suite("Forms of dependencies")
struct FormsTests {
  final class Engine {}

  struct MainEngine: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Engines: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind().tagged(with: MainEngine.self).sharedInScope().to { $0 as Engine }
    }
  }

  /// Injects the shared engine in every form.
  struct Garage {
    let plain: Engine
    let provider: Provider<Engine>
    let closure: () -> Engine
    let lazy: Lazy<Engine>
    let tagged: TaggedProvider<MainEngine>
    let weak: WeakProvider<Engine>
    let optional: Engine?
    let unwrapped: Engine!

    /// The engines that the forms return.
    var engines: [Engine?] {
      [plain, provider.get(), closure(), lazy.get(), tagged.get(), weak.get(), optional, unwrapped]
    }
  }

  struct Own: RootComponent {
    typealias Root = Garage

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Engines.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Garage>) -> BindingReceipt<Garage> {
      bind.to(factory: Garage.init)
    }
  }

  struct Inside: Component {
    typealias Root = Garage

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Garage>) -> BindingReceipt<Garage> {
      bind.to(factory: Garage.init)
    }
  }

  /// A component between the binding of the engine and the component that injects it.
  struct Between: Component {
    typealias Root = Asked<ComponentFactory<Inside>>

    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Inside.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { Asked(wanted: $0) }
    }
  }

  struct Outside: RootComponent {
    struct Root {
      let engine: Engine
      let child: ComponentFactory<Inside>
      let grandchild: ComponentFactory<Between>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Engines.self)
      binder.install(dependency: Inside.self)
      binder.install(dependency: Between.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("Every form of a shared binding returns the same object in its own component")
  func own() throws {
    let garage = try ComponentFactory.of(Own.self).build()
    #expect(garage.engines.allSatisfy { $0 === garage.plain })
  }

  @Test("Every form of a shared binding returns the parent's object in a subcomponent")
  func fromChild() throws {
    let root = try ComponentFactory.of(Outside.self).build()
    #expect(root.child.build().engines.allSatisfy { $0 === root.engine })
  }

  @Test("Every form of a shared binding returns the root's object in a nested subcomponent")
  func fromGrandchild() throws {
    let root = try ComponentFactory.of(Outside.self).build()
    #expect(root.grandchild.build().wanted.build().engines.allSatisfy { $0 === root.engine })
  }

  @Test("Every form of an unshared binding, including weak providers, creates a new object per request")
  func unshared() throws {
    struct Unshared: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(factory: Engine.init)
        binder.bind().tagged(with: MainEngine.self).to { $0 as Engine }
        binder.bind().to(factory: Garage.init)
      }
    }
    let garage = try resolve(Garage.self, from: Unshared.self)
    let again = [garage.provider.get(), garage.closure(), garage.tagged.get(), garage.weak.get()]
    let engines = (garage.engines + again).compactMap { $0 }
    #expect(engines.count == 12)
    #expect(Set(engines.map(ObjectIdentifier.init)).count == 12)
  }
}
