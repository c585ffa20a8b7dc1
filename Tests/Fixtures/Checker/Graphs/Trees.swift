import CheckerLibrary
import Cleanse

// Trees of components with faults at several places, and modules that include each other.

enum ModulesInCycles {
  struct First: Module {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Second.self)
      binder.bind(Int8.self).to(value: 1)
    }
  }
  struct Second: Module {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: First.self)
      binder.bind(Int16.self).to { (_: Int8, _: Int32) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Second.self)
      binder.include(module: First.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int16) in true }
    }
  }
}

enum CycleAcrossComponents {
  final class Outer { init(factory: Provider<ComponentFactory<Inner>>, later: Later) {} }
  final class Later { init(outer: Outer?) {} }
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to { (_: Int16) in 1 } }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> {
      bind.to { (_: Int8, _: Outer) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Outer.init)
      binder.bind().to(factory: Later.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Outer) in true }
    }
  }
}

enum FaultsAtEveryLevel {
  struct Top {}
  struct Leaf: Component {
    typealias Seed = Provider<Top>
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to { (_: Top, _: UInt8) in 1 }
      binder.bind(Int8.self).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> { bind.to { (_: Int8) in 1 } }
  }
  struct Middle: Component {
    static func configure(binder: Binder<MiddleScope>) {
      binder.install(dependency: Leaf.self)
      binder.bind(String.self).intoDictionary(key: 1).sharedInScope().to { (_: UInt8) in "" }
      binder.bind(String.self).intoDictionary(key: 1).to(value: "")
    }
    static func configureRoot(binder bind: ReceiptBinder<Int32>) -> BindingReceipt<Int32> {
      bind.to { (_: ComponentFactory<Leaf>, _: [Int: String]) in 1 }
    }
  }
  struct MiddleScope: Cleanse.Scope {}
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Middle.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Middle>, _: Top) in true }
    }
  }
}

enum NoFactoryAskedFor {
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> { bind.to { (_: Int8) in 1 } }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum CollectionsOfFamilies {
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).intoSet().to(value: [1, 2])
      binder.bind(Int8.self).intoDictionary(key: "a").to(value: 1)
      binder.bind([Int8].self).to(value: [])
    }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> {
      bind.to { (_: Set<Int8>, _: [String: Int8], _: [Int8]) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).intoSet().to(value: 3)
      binder.bind(Int8.self).intoDictionary(key: "a").to(value: 1)
      binder.bind(Int8.self).intoCollection().to(provider: Provider(value: [1]))
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Inner>, _: [Int8], _: Provider<Set<Int8>>) in true }
    }
  }
}

enum RootAskedFor {
  final class App { init(page: Page) {} }
  struct Page { let app: App }
  struct WeakPage { let app: WeakProvider<App> }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Page.init)
      binder.bind().to(factory: WeakPage.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<App>) -> BindingReceipt<App> { bind.to(factory: App.init) }
  }
}

enum RootBoundTwice {
  struct App {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: App.init) }
    static func configureRoot(binder bind: ReceiptBinder<App>) -> BindingReceipt<App> { bind.to(factory: App.init) }
  }
}

enum TagsOfOneType {
  struct Home: Cleanse.Tag { typealias Element = String }
  struct Work: Cleanse.Tag { typealias Element = String }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).tagged(with: Home.self).sharedInScope().to(value: "")
      binder.bind().tagged(with: Work.self).to { (home: TaggedProvider<Home>) in home.get() }
      binder.bind(String.self).tagged(with: Work.self).to(value: "")
      binder.bind(String.self).to { (_: TaggedProvider<Work>) in "" }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: String, _: () -> TaggedProvider<Home>, _: TaggedProvider<Home>?) in true }
    }
  }
}

enum ObjectGraphs {
  final class Service {}
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.bind(Int8.self).to { (_: Int16) in 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: LegacyObjectGraph) in true }
    }
  }
}

enum LibraryGaps {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: LibraryModule.self)
      binder.install(dependency: LibraryComponent<LibrarySetting>.self)
      binder.bind(LibraryPart.self).to { fatalError() }
    }
    static func configureRoot(binder bind: ReceiptBinder<LibraryService>) -> BindingReceipt<LibraryService> {
      bind.to { (_: ScopedService) in fatalError() }
    }
  }
}
