import Cleanse
import Testing

@Suite("Shared bindings")
struct SharingTests {
  final class Engine {}

  struct MainEngine: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Shared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind().tagged(with: MainEngine.self).sharedInScope().to(factory: Engine.init)
    }
  }

  struct Ship: RootComponent {
    struct Root {
      let first: Engine
      let second: Engine
      let tagged: TaggedProvider<MainEngine>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Shared.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct OldSpelling: Module {
    @available(*, deprecated)
    static func bindEngine(_ binder: Binder<Singleton>) {
      binder.bind(Engine.self).asSingleton().to(factory: Engine.init)
      binder.bind(Engine.self).tagged(with: MainEngine.self).asSingleton().to(factory: Engine.init)
      binder.bind(Engine.self).intoCollection().asSingleton().to(factory: Engine.init)
    }

    static func configure(binder: Binder<Singleton>) {
      let deprecated: any DeprecatedBindings.Type = Bindings.self
      deprecated.bind(binder)
    }

    private enum Bindings: DeprecatedBindings {
      @available(*, deprecated)
      static func bind(_ binder: Binder<Singleton>) {
        bindEngine(binder)
      }
    }
  }

  @Test("A shared binding creates one object per component instance")
  func oneInstance() throws {
    let ship = try ComponentFactory.of(Ship.self).build()
    #expect(ship.first === ship.second)
    #expect(ship.tagged.get() === ship.tagged.get())
  }

  @Test("A shared tagged binding and a shared plain binding create two objects")
  func taggedIsAnother() throws {
    let ship = try ComponentFactory.of(Ship.self).build()
    #expect(ship.tagged.get() !== ship.first)
  }

  @Test("Each component instance has its own object of a shared binding")
  func eachBuild() throws {
    let factory = try ComponentFactory.of(Ship.self)
    #expect(factory.build().first !== factory.build().first)
  }

  @Test("The deprecated asSingleton() shares like sharedInScope()")
  func asSingleton() throws {
    let provider = try resolve(Provider<Engine>.self, from: OldSpelling.self)
    #expect(provider.get() === provider.get())
    let tagged = try resolve(TaggedProvider<MainEngine>.self, from: OldSpelling.self)
    #expect(tagged.get() === tagged.get())
    let all = try resolve(Provider<[Engine]>.self, from: OldSpelling.self)
    #expect(all.get()[0] === all.get()[0])
  }
}

/// Lets a test call deprecated API without a warning.
private protocol DeprecatedBindings {
  static func bind(_ binder: Binder<Singleton>)
}
