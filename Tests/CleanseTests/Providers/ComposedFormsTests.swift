import Cleanse
import Testing

@Suite("Nested forms")
struct ComposedFormsTests {
  final class Engine {}

  final class Car {
    var engine: Engine?

    func inject(engine: Engine) {
      self.engine = engine
    }
  }

  struct MainEngine: Cleanse.Tag {
    typealias Element = Engine
  }

  struct CarFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = [Int]
  }

  struct Trip: Component {
    typealias Root = Engine?
    typealias Seed = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Engine?>) -> BindingReceipt<Engine?> {
      bind.to { $0 as Engine }
    }
  }

  struct Everything: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind().tagged(with: MainEngine.self).to { $0 as Engine }
      binder.bindPropertyInjectionOf(Car.self).to(injector: Car.inject)
      binder.bindFactory([Int].self).with(CarFactory.self).to { [$0.get()] }
      binder.install(dependency: Trip.self)
    }
  }

  /// Injects the shared engine in two and three nested forms.
  struct Engines {
    let plain: Engine
    let providerOfProvider: Provider<Provider<Engine>>
    let providerOfOptional: Provider<Engine?>
    let providerOfClosure: Provider<() -> Engine>
    let providerOfTagged: Provider<TaggedProvider<MainEngine>>
    let providerOfWeak: Provider<WeakProvider<Engine>>
    let closureOfOptional: () -> Engine?
    let closureOfClosure: () -> () -> Engine
    let closureOfTagged: () -> TaggedProvider<MainEngine>
    let optionalClosure: (() -> Engine)?
    let optionalProvider: Provider<Engine>?
    let optionalTagged: TaggedProvider<MainEngine>?
    let optionalOfOptional: Engine??
    let threeLayers: Provider<Provider<Engine?>>

    var engines: [Engine?] {
      [
        plain, providerOfProvider.get().get(), providerOfOptional.get(), providerOfClosure.get()(),
        providerOfTagged.get().get(), providerOfWeak.get().get(), closureOfOptional(), closureOfClosure()(),
        closureOfTagged().get(), optionalClosure?(), optionalProvider?.get(), optionalTagged?.get(),
        optionalOfOptional.flatMap { $0 }, threeLayers.get().get(),
      ]
    }
  }

  struct EnginesInside: Component {
    typealias Root = Engines

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Engines>) -> BindingReceipt<Engines> {
      bind.to(factory: Engines.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let own: Engines
      let inside: ComponentFactory<EnginesInside>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Everything.self)
      binder.bind().to(factory: Engines.init)
      binder.install(dependency: EnginesInside.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("Nested forms of a shared type return the shared object in the component and a subcomponent")
  func severalLayers() throws {
    let root = try ComponentFactory.of(App.self).build()
    #expect(root.own.engines.allSatisfy { $0 === root.own.plain })
    #expect(root.inside.build().engines.allSatisfy { $0 === root.own.plain })
  }

  @Test("Component factories, assisted factories and injectors are available lazily and as optionals")
  func factories() throws {
    #expect(try resolve(Provider<ComponentFactory<Trip>>.self, from: Everything.self).get().build(1) != nil)
    #expect(try resolve((() -> ComponentFactory<Trip>).self, from: Everything.self)().build(1) != nil)
    #expect(try resolve(ComponentFactory<Trip>?.self, from: Everything.self)?.build(1) != nil)
    #expect(try resolve(Provider<Factory<CarFactory>>.self, from: Everything.self).get().build(2) == [2])
    #expect(try resolve(Factory<CarFactory>?.self, from: Everything.self)?.build(2) == [2])
    let car = Car()
    try resolve(Provider<PropertyInjector<Car>>.self, from: Everything.self).get().injectProperties(into: car)
    #expect(car.engine != nil)
  }

  @Test("A subcomponent injects its parent's factories and injectors in nested forms")
  func fromChild() throws {
    #expect(try resolveFromChild(Provider<ComponentFactory<Trip>>.self, of: Everything.self).get().build(1) != nil)
    #expect(try resolveFromChild((() -> Factory<CarFactory>).self, of: Everything.self)().build(2) == [2])
    let car = Car()
    try resolveFromChild(PropertyInjector<Car>?.self, of: Everything.self)?.injectProperties(into: car)
    #expect(car.engine != nil)
  }
}
