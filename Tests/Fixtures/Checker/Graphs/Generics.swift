import Cleanse

// Type parameters in modules, components and helpers.

enum GenericModule {
  struct Box<T> { let value: T }
  struct BoxModule<T>: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Box<T>.self).to(factory: Box<T>.init) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: BoxModule<Int>.self)
      binder.include(module: BoxModule<String>.self)
      binder.include(module: BoxModule<Int>.self)
      binder.bind(Int.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Box<Int>, _: Box<String>, _: Box<Double>) in true }
    }
  }
}

enum ModuleThroughParameter {
  struct Network {}
  struct RealModule: Module {
    static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Network.init) }
  }
  struct EmptyModule: Module { static func configure(binder: Binder<Singleton>) {} }
  struct App<M: Module>: RootComponent where M.Scope == Singleton {
    static func configure(binder: Binder<Singleton>) { binder.include(module: M.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Network) in true }
    }
  }
  typealias Valid = App<RealModule>
  typealias Broken = App<EmptyModule>
}

protocol ServiceModule: Module where Scope == Singleton {
  associatedtype Service
  static func make() -> Service
  static func bindMore(_ binder: Binder<Singleton>)
}

extension ServiceModule {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Service.self).sharedInScope().to(factory: make)
    binder.bind([Service].self).to { (service: Service) in [service] }
    bindMore(binder)
  }
  static func bindMore(_ binder: Binder<Singleton>) {}
}

enum ModuleByProtocol {
  struct Plain: ServiceModule { static func make() -> Int { 3 } }
  struct More: ServiceModule {
    static func make() -> String { "" }
    static func bindMore(_ binder: Binder<Singleton>) { binder.bind(Double.self).to { (_: Float) in 3 } }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Plain.self)
      binder.include(module: More.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Int], _: [String], _: Double, _: [Double]) in true }
    }
  }
}

enum GenericHelpers {
  struct Repository<Item> { let items: [Item] }
  struct Mark<Item>: Cleanse.Tag { typealias Element = Item }
  static func bindRepository<Item, S>(of type: Item.Type, _ binder: Binder<S>) {
    binder.bind(Repository<Item>.self).to(factory: Repository.init)
    binder.bind(type).tagged(with: Mark<Item>.self).to { (repository: Repository<Item>) in repository.items[0] }
    binder.bind(Item.self).intoDictionary(key: 1).to { (item: TaggedProvider<Mark<Item>>) in item.get() }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      bindRepository(of: Int.self, binder)
      bindRepository(of: [String].self, binder)
      binder.bind(Int.self).intoCollection().to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Int: Int], _: [Int: [String]], _: TaggedProvider<Mark<Double>>) in true }
    }
  }
}

enum GenericComponents {
  struct Page<Model> { let model: Model }
  struct PageComponent<Model>: Component {
    typealias Seed = Model
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Page<Model>>) -> BindingReceipt<Page<Model>> {
      bind.to(factory: Page<Model>.init)
    }
  }
  struct Growing<T>: Component {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Other<T>.self) }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: ComponentFactory<Other<T>>) in 1 }
    }
  }
  struct Other<T>: Component {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Growing<T>.self) }
    static func configureRoot(binder bind: ReceiptBinder<UInt16>) -> BindingReceipt<UInt16> {
      bind.to { (_: ComponentFactory<Growing<T>>) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: PageComponent<Int>.self)
      binder.install(dependency: PageComponent<String>.self)
      binder.install(dependency: Growing<Int>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: ComponentFactory<PageComponent<Int>>, _: ComponentFactory<PageComponent<String>>,
          _: ComponentFactory<Growing<Int>>
        ) in true
      }
    }
  }
}

enum NestedGenerics {
  struct Outer<T> {
    struct Inner<U> {
      let pair: (T, U)
      struct InnerModule: Module {
        static func configure(binder: UnscopedBinder) {
          binder.bind(Inner<U>.self).to { (first: T, second: U) in Inner(pair: (first, second)) }
        }
      }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Outer<Int>.Inner<String>.InnerModule.self)
      binder.bind(Int.self).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Outer<Int>.Inner<String>) in true }
    }
  }
}

enum GenericRoots {
  struct HandedOn<Value>: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<[Value]>) -> BindingReceipt<[Value]> {
      bind.to { (value: Value) in [value] }
    }
  }
  struct Unknown<Value>: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<[Value]>) -> BindingReceipt<[Value]> {
      bind.to { (value: Value) in [value] }
    }
  }
  static var handedOn: any RootComponent.Type { HandedOn<Int>.self }
  static func validate<Value>(_ type: Value.Type) { _ = GraphValidator.validate(Unknown<Value>.self) }
}
