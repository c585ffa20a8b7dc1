import Cleanse
import CheckerLibrary

// Code that depends on values, so that the checker must report uncertainty. Not among `allGraphs`.

struct Flags {
  var isDebug = Bool.random()
  var level = Int.random(in: 0..<3)
  static var current: Flags { Flags() }
}

enum BoundInEveryBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 1)
      } else {
        binder.bind(Int8.self).to { (_: Int16) in 2 }
      }
      switch Flags.current.level {
      case 0: binder.bind(Int16.self).to(value: 0)
      case 1: binder.bind(Int16.self).to(value: 1)
      default: binder.include(module: SixteenModule.self)
      }
      Flags.current.isDebug ? binder.bindNumber(Int32.self) : binder.bindNumber(Int32.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32) in true }
    }
  }
  struct SixteenModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 2) }
  }
}

enum BoundInSomeBranches {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 1)
      }
      if !Flags.current.isDebug {
        binder.bind(Int16.self).to { (_: Int32) in 1 }
        binder.bind(Int32.self).to(value: 1)
      } else {
        binder.bind(Int16.self).to(value: 1)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum MissingInOneBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 1)
      } else {
        binder.bind(Int8.self).to { (_: Int16) in 1 }
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum OppositeConditions {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug { binder.bind(Int8.self).to(value: 1) }
      if !Flags.current.isDebug { binder.bind(Int8.self).to { (_: Int16) in 1 } }
      if Flags.current.isDebug {
        binder.bind(Int16.self).to { (_: Int8) in 1 }
      } else {
        binder.bind(Int16.self).to(value: 1)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum EarlyReturn {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      guard Flags.current.isDebug else {
        binder.bind(Int8.self).to(value: 1)
        return
      }
      binder.bind(Int8.self).to(value: 2)
      binder.bind(Int16.self).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum TwiceInOneBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 1)
        binder.bind(Int8.self).to(value: 1)
      } else {
        binder.bind(Int8.self).to(value: 2)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum Loop {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      for number in 0..<Flags.current.level { binder.bind(Int.self).intoCollection().to(value: number) }
      for _ in 0..<3 { print("nothing is bound here") }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Int]) in true }
    }
  }
}

enum LoopByClosure {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      (0..<Flags.current.level).forEach { number in binder.bind(Int.self).intoCollection().to(value: number) }
      _ = [1, 2].map { "\($0)" }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Int]) in true }
    }
  }
}

enum ModuleByValue {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      func include<M: Module>(_ module: M.Type) where M.Scope == Unscoped { binder.include(module: module) }
      let module: any UnscopedModule.Type = Flags.current.isDebug ? One.self : Two.self
      include(module)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
  protocol UnscopedModule: Module where Scope == Unscoped {}
  struct One: UnscopedModule { static func configure(binder: UnscopedBinder) {} }
  struct Two: UnscopedModule { static func configure(binder: UnscopedBinder) {} }
}

enum ClosureFromElsewhere {
  nonisolated(unsafe) static var completion: (ReceiptBinder<Int8>) -> BindingReceipt<Int8> = { $0.to(value: 1) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).configured(with: completion) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum StoredBinder {
  struct Wiring {
    let binder: UnscopedBinder
    func bindAll() { binder.bind(Int8.self).to(value: 1) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { Wiring(binder: binder).bindAll() }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum ChosenInitializers {
  struct Engine {
    var power = 9000
    var name = ""
  }
  struct Plain { let power = 9000 }
  final class Radio {
    init() {}
    init(channel: Int) {}
  }
  struct Called {
    init() {}
    init(channel: Int) {}
  }
  struct Coerced {
    init() {}
    init(channel: Int) {}
  }
  final class Coder {}
  final class Screen {
    init() {}
    init?(coder: Coder) { nil }
    init(file: String) throws {}
    init(number: Int) async {}
    @available(*, unavailable) init(old: Int) {}
    @available(*, deprecated) init(former: Int) {}
  }
  struct Settings: Codable { private var power = 9000 }
  struct Options: OptionSet, ExpressibleByIntegerLiteral {
    let rawValue: Int
    init() { rawValue = 0 }
    init(rawValue: Int) { self.rawValue = rawValue }
    init(integerLiteral value: Int) { rawValue = value }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Screen.init)
      binder.bind().to(factory: Settings.init)
      binder.bind().to(factory: Options.init)
      binder.bind().to(factory: Coerced.init as () -> Coerced)
      binder.bind().to(factory: Engine.init)
      binder.bind().to(factory: Plain.init)
      binder.bind().to(factory: Radio.init)
      binder.bind().to { Called() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (_: Engine, _: Plain, _: Radio, _: Called, _: Coerced, _: Screen, _: Settings, _: Options) in true
      }
    }
  }
}

enum Recursion {
  static func bindForever(_ binder: UnscopedBinder, _ number: Int) {
    if number > 3 { return }
    bindForever(binder, number + 1)
    bindTwice(binder, number + 1)
    bindTwice(binder, number + 2)
  }
  static func bindTwice(_ binder: UnscopedBinder, _ number: Int) {
    bindForever(binder, number)
    bindForever(binder, number)
    if number == 3 { binder.bind(Int8.self).to(value: 1) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { bindForever(binder, 0) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum GuardBeforeBranches {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      guard Flags.current.isDebug else { return }
      if Flags.current.level > 1 {
        binder.bind(Int8.self).to { (_: Int32) in 1 }
      } else {
        print("nothing")
      }
      if Flags.current.level == 0 { print("nothing") } else { binder.bind(Int16.self).to(value: 1) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum AcceptedInOneBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug { binder.accept(.unusedBinding, for: Int8.self) }
      binder.bind(Int8.self).to(value: 1)
      binder.bind(Int16.self).to(value: 1)
      binder.accept(.unusedBinding, for: Int16.self)
      if Flags.current.level == 0 {
        binder.accept(.unusedBinding, for: Int32.self)
      } else {
        binder.accept(.unusedBinding, for: Int32.self)
      }
      binder.bind(Int32.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum VisibilityByValue {
  static var visibility: BindingVisibility { Flags.current.isDebug ? .component : .module }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).visible(in: visibility).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum PrivateInOneBranch {
  struct First: Module {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug { binder.bind(Int8.self).visible(in: .module).to(value: 1) }
      binder.bind(Int32.self).to { (_: Int8) in 1 }
    }
  }
  struct Second: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).visible(in: .module).to(value: 1)
      binder.bind(Int64.self).to { (_: Int8) in 1 }
      binder.bind(Int16.self).visible(in: .module).to(value: 1)
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: First.self)
      binder.include(module: Second.self)
      if Flags.current.isDebug { binder.bind(Int16.self).to(value: 1) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int32, _: Int64, _: Int16) in true }
    }
  }
}
