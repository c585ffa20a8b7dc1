import Cleanse

// Bindings that clash, form a cycle, or are never used.

extension Mistakes {
  enum BoundTwice {
    struct Port { let number: Int }
    struct Server { let port: Port }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().to(value: Port(number: 80))
        binder.bind().to(value: Port(number: 443))
      }
      static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
      }
    }
  }

  enum BoundInModuleToo {
    struct Port { let number: Int }
    struct Server { let port: Port }
    struct PortModule: Module {
      static func configure(binder: UnscopedBinder) { binder.bind().to(value: Port(number: 80)) }
    }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.include(module: PortModule.self)
        binder.bind().to(value: Port(number: 443))
      }
      static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
      }
    }
  }

  enum Cycle {
    final class Parent { init(child: Child) {} }
    final class Child { init(parent: Parent) {} }
    struct Family { let parent: Parent }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Parent.init)
        binder.bind().sharedInScope().to(factory: Child.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Family>) -> BindingReceipt<Family> {
        bind.to(factory: Family.init)
      }
    }
  }

  enum CycleThroughProtocol {
    protocol Delegate: AnyObject {}
    final class Table { init(delegate: any Delegate) {} }
    final class Controller: Delegate { init(table: Table) {} }
    struct Screen { let table: Table }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Table.init)
        binder.bind().sharedInScope().to(factory: Controller.init)
        binder.bind((any Delegate).self).to { $0 as Controller }
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum CycleOfStructs {
    struct Parent { init(child: Child) {} }
    struct Child { init(parent: Provider<Parent>) {} }
    struct Family { let parent: Parent }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Parent.init)
        binder.bind().sharedInScope().to(factory: Child.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Family>) -> BindingReceipt<Family> {
        bind.to(factory: Family.init)
      }
    }
  }

  enum CycleThroughSubcomponent {
    final class Parent { init(child: Child) {} }
    struct Child { init(parent: Parent) {} }
    struct Visit: Component {
      static func configure(binder: Binder<Session>) {
        binder.bind().to(factory: Child.init)
        binder.bind().sharedInScope().to(factory: Parent.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Guest>) -> BindingReceipt<Guest> {
        bind.to(factory: Guest.init)
      }
    }
    struct Guest { let parent: Parent }
    struct House { let visit: ComponentFactory<Visit> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Visit.self) }
      static func configureRoot(binder bind: ReceiptBinder<House>) -> BindingReceipt<House> {
        bind.to(factory: House.init)
      }
    }
  }

  enum OnlyWeak {
    final class Cache {}
    struct Screen { let cache: WeakProvider<Cache> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Cache.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum WeakStruct {
    struct Cache {}
    struct Screen { let cache: WeakProvider<Cache> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Cache.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum Unused {
    struct Cache {}
    struct Screen {}
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Cache.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum UnusedElement {
    struct Rule {}
    struct Screen {}
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(Rule.self).intoCollection().to(factory: Rule.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum DroppedStatement {
    struct Cache {}
    struct Screen { let cache: Cache }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        _ = binder.bind(Cache.self).sharedInScope()
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum DroppedCollection {
    protocol Rule {}
    struct Screen { let rules: [any Rule] }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        _ = binder.bind((any Rule).self).intoCollection()
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum UnsharedHook {
    final class Cache {
      func open() {}

      static func configure(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
        bind.onStart { $0.open() }.to(factory: Cache.init)
      }
    }
    struct Screen { let cache: Cache }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind(Cache.self).configured(with: Cache.configure) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum ChosenInitializer {
    final class Cache {
      init() {}
      init(size: Int) {}
    }
    struct Screen { let cache: Cache }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 10)
        binder.bind(Cache.self).to(factory: Cache.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum SharedUnderTwoKeys {
    protocol Storage {}
    final class Disk: Storage {}
    struct Screen { let disk: Disk, storage: any Storage }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Disk.init)
        binder.bind((any Storage).self).sharedInScope().to { Disk() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum ValueOfBoth {
    final class Disk {}
    struct DiskModule: Module {
      static func configure(binder: UnscopedBinder) { binder.bind().to(value: Disk()) }
    }
    struct Folder { let disk: Disk }
    struct Library: Component {
      static func configure(binder: UnscopedBinder) { binder.include(module: DiskModule.self) }
      static func configureRoot(binder bind: ReceiptBinder<Folder>) -> BindingReceipt<Folder> {
        bind.to(factory: Folder.init)
      }
    }
    struct Screen { let disk: Disk, library: ComponentFactory<Library> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: DiskModule.self)
        binder.install(dependency: Library.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum SharedBelowToo {
    enum PerLibrary: Scope {}
    protocol Storage {}
    final class Disk: Storage {}
    struct Folder { let storage: any Storage }
    struct Library: Component {
      static func configure(binder: Binder<PerLibrary>) {
        binder.bind((any Storage).self).sharedInScope().to { Disk() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Folder>) -> BindingReceipt<Folder> {
        bind.to(factory: Folder.init)
      }
    }
    struct Screen { let disk: Disk, library: ComponentFactory<Library> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Disk.init)
        binder.install(dependency: Library.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum UnsharedClass {
    final class Counter { var count = 0 }
    struct Button { let counter: Counter }
    struct Label { let counter: Counter }
    struct Screen { let button: Button, label: Label }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(factory: Counter.init)
        binder.bind().to(factory: Button.init)
        binder.bind().to(factory: Label.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum BoundInOneBranch {
    struct Cache {}
    struct Screen { let cache: Cache }
    struct App: RootComponent {
      static var isLarge: Bool { CommandLine.argc > 1 }
      static func configure(binder: Binder<Singleton>) {
        if isLarge { binder.bind().sharedInScope().to(factory: Cache.init) }
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum BuiltWithHooks {
    final class Cache { func open() {} }
    struct Screen { let cache: Cache }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().onStart { $0.open() }.to(factory: Cache.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
    static func run() throws -> Screen { try ComponentFactory.of(App.self).build() }
  }
}
