import Cleanse

// The combined bindings of a graph's branches. Not among `allGraphs`.

enum NestedBranch {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        if Flags.current.level == 0 { binder.bind(Int8.self).to(value: 1) }
      } else {
        binder.bind(Int8.self).to(value: 2)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum IndependentBranches {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug { binder.bind(Int8.self).to(value: 1) }
      if Flags.current.level == 0 {
        binder.bind(Int16.self).to { (_: Int8) in 1 }
      } else {
        binder.bind(Int16.self).to(value: 1)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int16) in true }
    }
  }
}

enum SameConditions {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let flags = Flags.current
      if flags.isDebug {
        binder.bind(Int8.self).to(value: 1)
      } else if flags.level == 0 {
        binder.bind(Int16.self).to(value: 1)
      } else {
        binder.bind(Int32.self).to(value: 1)
      }
      if flags.isDebug {
        binder.bind(Bool.self).to { (_: Int8) in true }
      } else if flags.level == 0 {
        binder.bind(Bool.self).to { (_: Int16) in true }
      } else {
        binder.bind(Bool.self).to { (_: Int32) in true }
      }
      guard !flags.isDebug else { return }
      if !flags.isDebug { binder.bind(Int64.self).to(value: 1) }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Bool) in "" }
    }
  }
}

enum CertainFaults {
  struct A { let b: B }
  final class B {
    init(_ a: A) {}
    init() {}
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 2)
        if Flags.current.level == 0 { binder.bind(Int.self).intoDictionary(key: "a").to(value: 2) }
      }
      if Flags.current.level == 0 { binder.bind(Int8.self).to(value: 3) }
      binder.bind(Int.self).intoDictionary(key: "a").to(value: 1)
      binder.bind().to(factory: A.init)
      if Flags.current.isDebug {
        binder.bind().to { B($0 as A) }
      } else {
        binder.bind().to { B() }
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: [String: Int], _: A) in true }
    }
  }
}

enum DifferentCalls {
  static func bindNumber(_ binder: UnscopedBinder, _ isFirst: Bool) {
    if isFirst { binder.bind(Int8.self).to(value: 1) } else { binder.bind(Int16.self).to(value: 1) }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      bindNumber(binder, Flags.current.isDebug)
      bindNumber(binder, !Flags.current.isDebug)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum BoundInChildOnly {
  struct Child: Component {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug {
        binder.bind(Int8.self).to(value: 1)
      } else {
        binder.bind(Int8.self).to(value: 2)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> {
      bind.to { (_: Int8) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Child.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: ComponentFactory<Child>) in true }
    }
  }
}

enum EndsOfPrograms {
  struct Failure: Error {}
  static func fail() -> Never { fatalError("not to be configured") }
  static func bindOrThrow(_ binder: UnscopedBinder) throws {
    guard Flags.current.isDebug else { throw Failure() }
    binder.bind(Int16.self).to(value: 1)
  }
  static func bindOrFail(_ binder: UnscopedBinder) throws {
    if Flags.current.isDebug { binder.bind(Int32.self).to(value: 1) } else { throw Failure() }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      if Flags.current.isDebug { binder.bind(Int8.self).to(value: 1) } else { fatalError("not to be configured") }
      do { try bindOrThrow(binder) } catch { fail() }
      // swift-format-ignore: NeverUseForceTry
      try! bindOrFail(binder)
      switch Flags.current.level {
      case 0: binder.bind(UInt8.self).to(value: 1)
      case 1: binder.bind(UInt8.self).to(value: 2)
      default: preconditionFailure()
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: UInt8) in true }
    }
  }
}

enum Jumps {
  static func check() throws {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      switch Flags.current.level {
      case 0:
        binder.bind(UInt8.self).to(value: 1)
        fallthrough
      case 1: binder.bind(Int8.self).to(value: 1)
      default:
        if Flags.current.isDebug {
          binder.bind(Int8.self).to(value: 3)
          break
        }
        binder.bind(Int8.self).to(value: 2)
      }
      choice: if Flags.current.isDebug {
        if Flags.current.level == 0 {
          binder.bind(Int16.self).to(value: 1)
          break choice
        }
        binder.bind(Int16.self).to(value: 2)
      } else {
        binder.bind(Int16.self).to(value: 3)
      }
      do {
        binder.bind(Int32.self).to(value: 1)
        try check()
        binder.bind(Int64.self).to(value: 1)
      } catch {
        binder.bind(Int64.self).to(value: 2)
      }
      for number in 0..<Flags.current.level {
        if number == 7 { return }
        if number == 8 { continue }
      }
      binder.accept(.unusedBinding)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64) in true }
    }
  }
}

enum Attempts {
  struct Failure: Error {}
  static func bindOrThrow(_ binder: UnscopedBinder) throws {
    guard Flags.current.isDebug else { throw Failure() }
    binder.bind(Int8.self).to(value: 1)
  }
  enum Nothing {}
  static func nothing() -> Nothing? { nil }
  static func choose(_ nothing: Nothing, _ binder: UnscopedBinder) {
    switch nothing {}
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      try? bindOrThrow(binder)
      if let nothing = nothing() { choose(nothing, binder) }
      for number in 0..<Flags.current.level where number > 7 {
        binder.bind(Int16.self).to(value: 1)
        fatalError("not to be configured")
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int32) in true }
    }
  }
}

enum Unfinished {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      fatalError("not written yet")
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int16) in true }
    }
  }
}

enum BaseClasses {
  class Base: RootComponent {
    class func configure(binder: UnscopedBinder) {}
    class func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
  final class Root: Base {
    override class func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
  }
}
