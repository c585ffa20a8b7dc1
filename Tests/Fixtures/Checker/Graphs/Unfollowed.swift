import Cleanse

// Where binders go, and nobody can follow. Not among `allGraphs`; UncertaintyTests know the lines.

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
      for task in tasks { task() }
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
