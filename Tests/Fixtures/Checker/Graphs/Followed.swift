import Cleanse

// Code that the checker follows without a value: accessors of subscripts, known types, comparisons of types.

struct Written {
  static subscript(binder: UnscopedBinder) -> Int {
    get { 1 }
    set { binder.bind(Int8.self).to(value: 1) }
  }
  subscript(binder: UnscopedBinder, number: Int) -> Int {
    get { 1 }
    nonmutating set { binder.bind(Int16.self).to(value: 1) }
  }
  static var total: Int {
    get { 1 }
    set {}
  }
}

enum WrittenElements {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      Written[binder] = 3
      Written()[binder, 1] += 1
      Written.total += 1
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

protocol SelfBinding {}

extension SelfBinding {
  static func bindSelf(_ binder: UnscopedBinder) { binder.bind(Self.self).to { () -> Self in fatalError() } }
}

enum HeldSelf {
  struct Kept: SelfBinding {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let type: any SelfBinding.Type = Kept.self
      type.bindSelf(binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Kept) in true }
    }
  }
}

enum ComparedTypes {
  static func bind<T: Sendable>(_ value: T, _ binder: UnscopedBinder) {
    if T.self == Int8.self { binder.accept(.unusedBinding, for: T.self) }
    if T.self != Int16.self {
      binder.bind([T].self).to(value: [value])
    } else {
      binder.bind(Set<Int16>.self).to(value: [])
    }
    guard T.self == Int8.self else { return }
    binder.bind(T.self).to(value: value)
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      bind(1 as Int8, binder)
      bind(1 as Int16, binder)
      bind(1 as Int32, binder)
      binder.bind(Int64.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Int8], _: Set<Int16>, _: [Int32], _: [Int16]) in true }
    }
  }
}

enum AcceptedTypes {
  typealias Rule = (Int) -> String
  static func accept<T>(_ type: T.Type, _ binder: UnscopedBinder) { binder.accept(.unusedBinding, for: type) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(((Int) -> String).self).to(value: { "\($0)" })
      binder.accept(.unusedBinding, for: ((Int) -> String).self)
      binder.bind((Int, Int).self).to(value: (1, 2))
      binder.accept(.unusedBinding, for: (Int, Int).self)
      binder.bind([Int: (Int8) -> Void].self).to(value: [:])
      accept([Int: (Int8) -> Void].self, binder)
      binder.bind((any SelfBinding.Type).self).to(value: HeldSelf.Kept.self)
      let type = (any SelfBinding.Type).self
      binder.accept(AcceptedTypes.warning, for: type)
      binder.bind(((Int8) -> String).self).to(value: { "\($0)" })
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { true } }
  }
  static let warning = GraphWarning.unusedBinding
}

enum CountedRecursion {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      func bind<T>(_ number: Int, _ make: @escaping @Sendable () -> T) {
        if number > 0 { return bind(number - 1, make) }
        binder.bind(T.self).to(factory: make)
      }
      bind(2) { Int8(1) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum CalledInLoops {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      func bind8() { binder.bind(Int8.self).to(value: 1) }
      let bind16 = { _ = binder.bind(Int16.self).to(value: 1) }
      func bind<T: Sendable>(_ value: T) { binder.bind(T.self).to(value: value) }
      func isBound() -> Bool {
        binder.bind(Int64.self).to(value: 1)
        return true
      }
      func isCase() -> Bool {
        binder.bind(UInt8.self).to(value: 1)
        return true
      }
      for _ in 0..<1 { bind8() }
      var number = 0
      while number < 1 {
        bind16()
        number += 1
      }
      repeat { bind(1 as Int32) } while false
      for _ in 0..<1 where isBound() {}
      switch number {
      case 1 where isCase(): break
      default: break
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8) in true }
    }
  }
}

/// Binders and closures in properties of structures and objects.
enum HeldBinders {
  struct Numbers {
    let binder: UnscopedBinder
    var name = ""
    func bind() { binder.bind(Int8.self).to(value: 1) }
  }
  class Texts<S> {
    private let target: Binder<S>
    init(binder: Binder<S>) { target = binder }
    func bind() { target.bind(String.self).to(value: "") }
    func register(_ body: (Binder<S>) -> Void) { body(target) }
  }
  final class Characters: Texts<Unscoped> {
    init(_ binder: UnscopedBinder) { super.init(binder: binder) }
    func bindBoth() {
      bind()
      register { $0.bind(Character.self).to(value: "a") }
    }
  }
  struct Task { let run: () -> Void }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      Numbers(binder: binder, name: "numbers").bind()
      Characters(binder).bindBoth()
      let task = Task { binder.bind(Int16.self).to(value: 1) }
      task.run()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: String, _: Character, _: Int16, _: Int32) in true }
    }
  }
}

/// Closures in arrays, and closures that other functions call.
enum ListedClosures {
  static func once<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let tasks: [() -> Void] = [
        { binder.bind(Int8.self).to(value: 1) },
        { binder.bind(Int16.self).to(value: 1) },
      ]
      for task in tasks { task() }
      [{ binder.bind(Int32.self).to(value: 1) }, { binder.bind(Int32.self).to(value: 2) }].forEach { $0() }
      once { _ = binder.bind(Int64.self).to(value: 1) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8) in true }
    }
  }
}

enum KeptByLocalType {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      struct Task {
        let run: () -> Void
      }
      Task(run: { binder.bind(Int8.self).to(value: 1) }).run()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}
