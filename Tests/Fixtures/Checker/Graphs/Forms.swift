import Cleanse

// All forms of dependencies, bound and missing.

enum AllForms {
  final class Engine {}
  struct Name: Cleanse.Tag { typealias Element = String }
  struct OtherName: Cleanse.Tag { typealias Element = String }
  struct Page {}
  struct Detail { let page: Page }
  struct DetailFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Detail
  }
  final class Screen { func inject(engine: Engine, page: Page) {} }
  struct Inner: Component {
    typealias Seed = Double
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: Double, _: Engine?, _: () -> Page, _: [Int]) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind().to(factory: Page.init)
      binder.bind(String.self).tagged(with: Name.self).to(value: "")
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoCollection().to { (_: Page) in 3 }
      binder.bind(Int8.self).intoSet().to(value: 3)
      binder.bind(Int16.self).intoDictionary(key: "x").to(value: 3)
      binder.bindOptional(Float.self)
      binder.bindOptional(tag: OtherName.self)
      binder.bindFactory(Detail.self).with(DetailFactory.self).to { (seed: Assisted<Int>, page: Page) in
        Detail(page: page)
      }
      binder.bindFactory(Screen.self).to { (page: Page, seed: Assisted<Void>) in Screen() }
      binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: Engine, _: Provider<Engine>, _: @escaping () -> Engine, _: TaggedProvider<Name>, _: WeakProvider<Engine>,
          _: Engine?, _: [Int], _: Set<Int8>, _: [String: Int16], _: Float?, _: TaggedProvider<OtherName>?,
          _: Factory<DetailFactory>, _: Factory<EmptySeed<Screen>>, _: PropertyInjector<Screen>,
          _: ComponentFactory<Inner>,
          _: Lazy<Engine>, _: Lazy<Page?>?, _: Lazy<Provider<[Int]>>, _: Provider<Provider<Page?>>,
          _: Provider<TaggedProvider<Name>>, _: (() -> Provider<[Int]>)?
        ) in true
      }
    }
  }
}

enum DeclaredCollections {
  struct Numbers: Cleanse.Tag { typealias Element = [Int] }
  struct Letters: Cleanse.Tag { typealias Element = Set<String> }
  struct Prices: Cleanse.Tag { typealias Element = [String: Int] }
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.declareCollection(of: Int.self)
      binder.bind(Int8.self).intoSet().to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: [Int], _: Set<Int8>, _: [String: Int16]) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.declareCollection(of: Int.self)
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.declareSet(of: Int8.self)
      binder.declareDictionary(of: Int16.self, keyedBy: String.self)
      binder.declareCollection(tag: Numbers.self)
      binder.declareCollection(tag: Letters.self)
      binder.declareCollection(tag: Prices.self)
      // Never requested.
      binder.declareCollection(of: UInt16.self)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: [Int], _: Set<Int8>?, _: Provider<[String: Int16]>, _: TaggedProvider<Numbers>,
          _: TaggedProvider<Letters>, _: TaggedProvider<Prices>, _: ComponentFactory<Inner>, _: [UInt32]
        ) in true
      }
    }
  }
}

enum MissingForms {
  final class Engine {}
  struct Name: Cleanse.Tag { typealias Element = String }
  struct Detail {}
  struct DetailFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Detail
  }
  final class Screen {}
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to(value: 3) }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: WeakProvider<Engine>, _: @escaping () -> Int8, _: TaggedProvider<Name>, _: Int16?, _: [Int], _: Set<Int8>,
          _: [String: Int16], _: Factory<DetailFactory>, _: PropertyInjector<Screen>, _: ComponentFactory<Inner>,
          _: Provider<Provider<UInt>>, _: Lazy<UInt16>, _: Lazy<Provider<UInt64?>>, _: Assisted<Int>,
          _: @escaping @Sendable () -> Int32, _: (Int, Int)
        ) in true
      }
    }
  }
}

enum BoundForms {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int?.self).to(value: 3)
      binder.bind((() -> Int8).self).to { { 3 } }
      binder.bind([Int16].self).to(value: [])
      binder.bind((Int, String).self).to(value: (1, ""))
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int?, _: @escaping () -> Int8, _: [Int16], _: (Int, String), _: Provider<Int?>) in true }
    }
  }
}

/// Structs whose memberwise initializers take the dependencies of their property wrappers.
enum WrappedForms {
  final class Engine {}
  struct Car {
    @Lazy var engine: Engine
    @Lazy var radio: String
    let seats: Int
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
      binder.bind(Int.self).to(value: 4)
      binder.bind(Car.self).to(factory: Car.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Car, _: Lazy<Car>) in true }
    }
  }
}

enum DeferredForms {
  final class Page {}
  enum Route { case home, help }
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: [Provider<Page>], _: [Route: Lazy<Page>]) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.bind(Page.self).intoCollection().sharedInScope().to { Page() }
      binder.bind(Page.self).intoDictionary(key: Route.home).to(factory: Page.init)
      binder.bind(Page.self).intoDictionary(key: Route.help).to(value: Page())
      binder.bind(Provider<Int>.self).intoCollection().to(value: Provider(value: 1))
      binder.bind(Int.self).intoCollection().to(value: [1])
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: [Provider<Page>], _: [Lazy<Page>], _: [() -> Page], _: [Route: Provider<Page>], _: [Route: Lazy<Page>],
          _: [Route: () -> Page], _: Provider<[Provider<Page>]>, _: [Provider<Page>]?, _: [Provider<Int>], _: [Int],
          _: ComponentFactory<Inner>
        ) in true
      }
    }
  }
}

enum UndeferrableForms {
  struct Page {}
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: [Lazy<Int16>], _: [Provider<Page>]) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.bind(Int8.self).intoCollection().to { [1] }
      binder.bind(Int8.self).intoCollection().sharedInScope().to { (_: Page) in [1] }
      binder.bind(Int16.self).intoCollection().configured { bind in bind.to(value: [1]) }
      binder.bind(Int32.self).intoCollection().to(provider: Provider(value: [1]))
      binder.bind([String: Int].self).to(value: [:])
      binder.bind(Page.self).to(factory: Page.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: [Provider<Int>], _: [Lazy<Int>], _: [() -> Int8], _: [Provider<Int16>], _: [Provider<Int32>],
          _: [String: Provider<Int>], _: [Provider<Provider<Int>>], _: [Lazy<Int64>], _: ComponentFactory<Inner>
        ) in true
      }
    }
  }
}

enum Assistance {
  struct Detail {}
  struct Wrong { init(a: Assisted<Int>, b: Missing) {} }
  struct Missing {}
  struct WrongFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Wrong
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bindFactory(Wrong.self).with(WrongFactory.self).to(factory: Wrong.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Factory<WrongFactory>) in true }
    }
  }
}

enum Injection {
  class Base { func inject(_ name: String) {} }
  final class Derived: Base { func injectMore(_ base: PropertyInjector<Base>, _ number: Int) {} }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bindPropertyInjectionOf(Base.self).to { base, name in base.inject(name) }
      binder.bind(PropertyInjector<Screen>.self).propertyInjector { $0.to { (_: Screen, _: Int8) in } }
    }
    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<Derived>>
    ) -> BindingReceipt<PropertyInjector<Derived>> {
      bind.propertyInjector(configuredWith: { bind in bind.to(injector: Derived.injectMore) })
    }
  }
  final class Screen {}
}

enum Providers {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).sharedInScope().to(provider: Provider(value: 3))
      binder.bind(Int8.self).intoCollection().to(provider: Provider(value: 3))
      binder.bind(Int16.self).to(provider: Provider { 3 })
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Int, _: [Int8]) in "" }
    }
  }
}

enum Casts {
  protocol Clock {}
  struct SystemClock: Clock { let zone: Zone }
  struct Zone {}
  class Base {}
  final class Derived: Base {}
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Clock).self).to { $0 as SystemClock }
      binder.bind().to(factory: SystemClock.init)
      binder.bind(Base.self).to { $0 as Derived }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: any Clock, _: Base) in "" }
    }
  }
}

enum ManyDependencies {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { (_: Int8, _: Int16, _: Int32, _: Int64) in 3 }
      binder.bind(Int16.self).to(value: 1)
      binder.bind(Int64.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to {
        (
          _: Int, _: UInt, _: UInt8, _: UInt16, _: UInt32, _: UInt64, _: Float, _: Double, _: Character, _: Bool,
          _: Substring, _: Int.Type, _: [UInt], _: Range<Int>, _: Result<Int, any Error>, _: Set<Int>, _: [Int: Int],
          _: Int?, _: (Int) -> Int, _: ClosedRange<Int>
        ) in ""
      }
    }
  }
}
