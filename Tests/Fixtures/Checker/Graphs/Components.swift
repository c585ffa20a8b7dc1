import Cleanse
import CheckerLibrary

// Component trees: seeds, scopes, bindings that children see, roots of all kinds.

enum Seeds {
  struct UserID: Cleanse.Tag { typealias Element = String }
  struct Plain: Component {
    typealias Seed = Int
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to { (_: Int) in 1 } }
  }
  struct Tagged: Component {
    typealias Seed = TaggedProvider<UserID>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt16>) -> BindingReceipt<UInt16> {
      bind.to { (_: TaggedProvider<UserID>, _: String) in 1 }
    }
  }
  struct Provided: Component {
    typealias Seed = Provider<Double>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt32>) -> BindingReceipt<UInt32> {
      bind.to { (_: Double, _: Provider<Double>) in 1 }
    }
  }
  struct Made: Component {
    typealias Seed = Lazy<Float>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt64>) -> BindingReceipt<UInt64> {
      bind.to { (_: Float, _: Lazy<Float>, _: Lazy<Float?>) in 1 }
    }
  }
  struct Root: RootComponent {
    typealias Seed = Character
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Plain.self)
      binder.install(dependency: Tagged.self)
      binder.install(dependency: Provided.self)
      binder.install(dependency: Made.self)
      binder.install(dependency: Plain.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: ComponentFactory<Plain>, _: ComponentFactory<Tagged>, _: ComponentFactory<Provided>,
          _: ComponentFactory<Made>
        ) in true
      }
    }
  }
}

enum Visibility {
  struct Left: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      binder.bind(String.self).intoCollection().to(value: "left")
    }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: Int8, _: [String], _: Int16) in 1 }
    }
  }
  struct Right: Component {
    static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<UInt16>) -> BindingReceipt<UInt16> {
      bind.to { (_: Int8, _: [String], _: Int16) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).intoCollection().to(value: "root")
      binder.install(dependency: Left.self)
      binder.install(dependency: Right.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Left>, _: ComponentFactory<Right>) in true }
    }
  }
}

enum InstalledTwice {
  struct Leaf: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to { (_: Int) in 1 } }
  }
  struct Branch: Component {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Leaf.self)
      binder.bind(Int.self).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<UInt16>) -> BindingReceipt<UInt16> {
      bind.to { (_: ComponentFactory<Leaf>) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Leaf.self)
      binder.install(dependency: Branch.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Leaf>, _: ComponentFactory<Branch>) in true }
    }
  }
}

enum OtherModules {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: LibraryModule.self)
      binder.include(module: ScopedLibraryModule.self)
      binder.install(dependency: LibraryComponent<Int>.self)
      bindLibraryHelp(binder, for: Int8.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: LibraryService, _: ComponentFactory<LibraryComponent<Int>>, _: Wrapped<Int8>) in true }
    }
  }
}

enum RootFromConfigure {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      if false { return bind.to(value: true) }
      return bind.configured(with: complete)
    }
    private static func complete(_ bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int) in true } }
  }
}

enum ExistentialRoot {
  protocol App {}
  struct RealApp: App { let engine: Int }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: RealApp.init) }
    static func configureRoot(binder bind: ReceiptBinder<any App>) -> BindingReceipt<any App> {
      bind.to { $0 as RealApp }
    }
  }
}

class ClassComponentBase {
  class func configure(binder: Binder<Singleton>) { binder.bind(Int8.self).to(value: 1) }
}

final class ClassComponent: ClassComponentBase, RootComponent {
  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
    bind.to { (_: Int8, _: Int16) in true }
  }
}

enum EnumComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) { binder.bind(Int8.self).to(value: 1) }
  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
}

struct NestedRoot: RootComponent {
  struct Root { let seed: Seed }
  struct Seed {}
  static func configure(binder: Binder<Singleton>) {}
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { (seed: Seed, _: Int) in Root(seed: seed) }
  }
}
