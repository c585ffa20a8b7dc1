import Cleanse

// Types that are hard to name.

private struct Hidden { struct Deep {} }
typealias UserName = String

enum HardNames {
  private struct Hidden {}
  struct Twin {}
  enum Other { struct Twin {} }
  protocol P {}
  protocol Q {}
  fileprivate struct HiddenModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Hidden.init) }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: HiddenModule.self)
      binder.bind(CheckerGraphs.Hidden.self).to { CheckerGraphs.Hidden() }
      binder.bind(UserName.self).to(value: "")
      binder.bind(Twin.self).to { (_: Other.Twin, _: CheckerGraphs.Hidden.Deep) in Twin() }
      struct Local {}
      binder.bind(Local.self).to { (_: Int8) in Local() }
      binder.bind((any P & Q).self).to { (_: any P) in fatalError() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Hidden, _: CheckerGraphs.Hidden, _: String, _: Twin, _: any P & Q) in true }
    }
  }
}

enum Extensions {
  struct App {}
}
extension Extensions.App: RootComponent {
  static func configure(binder: Binder<Singleton>) { binder.include(module: Extensions.Part.self) }
}
extension Extensions.App {
  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
    bind.to { (_: Int8, _: UInt8) in true }
  }
}
extension Extensions {
  enum Part {}
}
extension Extensions.Part: Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
}

enum Conditions {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      #if os(Plan9)
        binder.bind(Int8.self).to(value: 1)
      #else
        binder.bind(Int16.self).to(value: 1)
      #endif
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum Initializers {
  struct Several {
    init(_ number: Int8) {}
    init(number: Int16, text: String = "") {}
  }
  struct Nothing {}
  final class Inherited: Parent {}
  class Parent { init(number: Int8) {} }
  struct Generic<T> { let value: T }
  enum Either { case first(Int8), second }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Several.init(_:))
      binder.bind(Several?.self).to { Several(number: $0, text: $1) }
      binder.bind().to(factory: Nothing.init)
      binder.bind().to(factory: Inherited.init)
      binder.bind(Generic<Int8>.self).to(factory: Generic.init)
      binder.bind(Either.self).to(factory: Either.first)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Several, _: Several?, _: Nothing, _: Inherited, _: Generic<Int8>, _: Either) in true }
    }
  }
}

enum MarkedTypes {
  protocol Logger {}
  struct Printer: Logger {}
  final class Store {}
  struct Box<Value> {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind((any Logger & Sendable).self).to { Printer() }
      binder.bind([any Sendable].self).to(value: [])
      binder.bind(Box<any Sendable & AnyObject>.self).to { (_: [Any]) in Box() }
      binder.bind((any Sendable).self).to { (_: Int8) in 1 }
      binder.bind(Any.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: any Logger, _: Box<AnyObject>, _: Any) in true }
    }
  }
}

struct Constrained<Value> {}

extension Constrained where Value == Int {
  struct OfInt: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Value.self).to(value: 1) }
  }
}

extension Constrained where Value: Comparable {
  struct Compared: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(ClosedRange<Value>.self).to { (value: Value) in value...value }
    }
  }
}

enum ConstrainedExtensions {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Constrained<Int>.OfInt.self)
      binder.include(module: Constrained<Int>.Compared.self)
      binder.bind(ClosedRange<Int>.Index.self).to(value: (1...2).startIndex)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ClosedRange<Int>, _: ClosedRange<Int>.Index, _: Int8) in true }
    }
  }
}
