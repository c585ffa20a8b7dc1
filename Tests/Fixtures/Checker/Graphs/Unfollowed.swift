import Cleanse

// Uses of binders that the checker cannot follow. Not among `allGraphs`; UncertaintyTests know the lines.

protocol Wiring {
  func wire(_ binder: UnscopedBinder)
}

extension Wiring {
  func wire(_ binder: UnscopedBinder) {}
}

struct NumberWiring: Wiring {
  func wire(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
}

enum ExistentialCall {
  static let wirings: [any Wiring & Sendable] = [NumberWiring()]
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      for wiring in wirings { wiring.wire(binder) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum OpaqueCall {
  static func wiring() -> some Wiring { NumberWiring() }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { wiring().wire(binder) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum OverrideOfObject {
  class Base { func wire(_ binder: UnscopedBinder) {} }
  final class Derived: Base {
    override func wire(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let base: Base = Derived()
      base.wire(binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum ClosureInArray {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let tasks: [() -> Void] = [{ binder.bind(Int8.self).to(value: 1) }]
      tasks.last?()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum ClosureInProperty {
  final class Tasks {
    var first: (() -> Void)?
    func run() { first?() }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let tasks = Tasks()
      tasks.first = { binder.bind(Int8.self).to(value: 1) }
      tasks.run()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum AssignedInBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      var task: () -> Void = { binder.bind(Int8.self).to(value: 1) }
      if Flags.current.isDebug { task = {} }
      task()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

protocol TypedDefaults: Module where Scope == Unscoped { associatedtype Item }

extension TypedDefaults {
  static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
}

extension TypedDefaults where Item: BinaryInteger {
  static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
}

enum DefaultByConformance {
  struct Numbers: TypedDefaults { typealias Item = Int }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.include(module: Numbers.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int16) in true }
    }
  }
}

protocol Shape {}

struct Square: Shape {}

struct Circle: Shape {}

enum OpenedValue {
  static func bindValue<S: Shape>(_ shape: S, _ binder: UnscopedBinder) { binder.bind(S.self).to(value: shape) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let (first, second): (any Shape, any Shape) = (Square(), Circle())
      bindValue(first, binder)
      bindValue(second, binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Square, _: Circle) in true }
    }
  }
}

extension Shape {
  static func register(in binder: UnscopedBinder) { binder.bind(Self.self).to { () -> Self in fatalError() } }
}

enum OpenedTypes {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let types: [any Shape.Type] = [Square.self, Circle.self]
      types.forEach { $0.register(in: binder) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Square, _: Circle) in true }
    }
  }
}

extension GraphWarning {
  static var chosen: GraphWarning { .unusedBinding }
}

enum WarningByValue {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      binder.accept(.chosen, for: Int8.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum SeedByValue {
  static func install<S: Sendable>(_ seed: S, _ binder: UnscopedBinder) { binder.install(dependency: Page<S>.self) }
  struct Page<Seed: Sendable>: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let seed: any Sendable = 1
      install(seed, binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum ChangedBinderInObject {
  final class Helper {
    var bind: () -> Void
    init(bind: @escaping () -> Void) { self.bind = bind }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let helper = Helper { binder.bind(Int16.self).to(value: 1) }
      helper.bind = { binder.bind(Int8.self).to(value: 1) }
      helper.bind()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}
