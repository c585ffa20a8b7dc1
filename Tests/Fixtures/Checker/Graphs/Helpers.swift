import Cleanse
import CheckerLibrary

// Functions that take binders and pass them on.

enum HelperFunctions {
  struct A {}
  struct B { let a: A }
  struct C { let b: B, missing: Int8 }
  static func bindA(_ binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: A.init) }
  fileprivate static func bindB<S>(to binder: Binder<S>) { binder.bind().to(factory: B.init) }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      bindA(binder)
      bindB(to: binder)
      let other = binder
      finish(other)
      binder.bindInExtension()
    }
    private static func finish(_ last: Binder<Singleton>) { last.bind().to(factory: C.init) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: C, _: TaggedProvider<Extended>) in true }
    }
  }
}

struct Extended: Cleanse.Tag { typealias Element = String }

extension Binder where Scope == Singleton {
  func bindInExtension() {
    bind(String.self).tagged(with: Extended.self).sharedInScope().to { (_: Float) in "" }
    install(dependency: Seeds.Plain.self)
  }
}

extension BindingBuilder {
  func toNothing(line: Int = #line) where Element == Int { to(value: 0, line: line) }
}

extension Binder {
  /// Passes on the line of its caller.
  func bindNumber<N: FixedWidthInteger>(_ type: N.Type, file: StaticString = #filePath, line: Int = #line) {
    bind(N.self).to(value: 0, file: file, line: line)
  }
}

enum ToldLines {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bindNumber(Int8.self)
      binder
        .bindNumber(Int16.self)
      binder.bindNumber(Int8.self)
      binder.bind(Int.self).toNothing()
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }
}

enum AnyBinders {
  static func bindClock<B: BinderBase>(_ binder: B) { binder.bind(Int8.self).to { (_: Int16) in 1 } }
  static func bindTyped<B: BinderType>(_ binder: B) where B.Scope == Singleton {
    binder.bind(Int16.self).sharedInScope().to(value: 1)
    binder.include(module: ScopedLibraryModule.self)
  }
  static func bindErased(_ binder: any BinderBase) { Binder<Unscoped>(binder: binder).bind(Int32.self).to(value: 3) }
  static func bindWrapped(_ binder: AnyBinder) { binder.bind(Int64.self).to(value: 3) }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      bindClock(binder)
      bindTyped(binder)
      bindErased(binder)
      bindWrapped(binder.anyBinder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int32, _: Int64, _: ScopedService, _: UInt) in true }
    }
  }
}

enum Completions {
  struct Chooser: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
    static func complete(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Int8, _: Int16) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Chooser.self)
      binder.bind(Int.self).configured(with: Chooser.complete)
      binder.bind(String.self).configured { $0.to(value: "") }
      binder.bind(Double.self).intoCollection().configured { (bind: ReceiptBinder<Double>) in
        bind.to { (_: String) in 1 }
      }
      binder.bind(Float.self).sharedInScope().configured(with: Self.completeFloat)
    }
    static func completeFloat(_ bind: ReceiptBinder<Float>) -> BindingReceipt<Float> {
      bind.binder.bind(UInt8.self).to(value: 3)
      return bind.configured { inner in inner.to { (_: UInt8) in 1 } }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int, _: String, _: [Double], _: Float) in true }
    }
  }
}

enum LocalFunctions {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      func bindNumber() { binder.bind(Int8.self).to(value: 1) }
      func bindAny<T: ExpressibleByIntegerLiteral>(_ type: T.Type) { binder.bind(T.self).to { (_: Character) in 0 } }
      let bindText = { (text: String) in _ = binder.bind(String.self).to(value: text) }
      bindNumber()
      bindAny(Int16.self)
      bindText("")
      let started = binder.bind(Int32.self)
      started.to(value: 3)
      defer { binder.bind(Int64.self).to(value: 3) }
      binder.bind(UInt64.self).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: String, _: Int32, _: Int64, _: UInt64) in true }
    }
  }
}

enum LateFunctions {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      bindFirst()
      func bindFirst() { bindSecond() }
      func bindSecond() { binder.bind(Int8.self).to { (_: Int16) in 1 } }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum SplitStatements {
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder
        .bind(Int8.self)
        .sharedInScope()
        .to(
          factory: {
            (_: Int16) in 1
          })
      binder.bind(Int8.self)
        .to {
          1
        }
      binder.bind(Int16.self).intoCollection().tagged(with: Numbers.self).sharedInScope().to(value: 1);
      binder.bind(Int32.self).to(value: 1)
    }
    struct Numbers: Cleanse.Tag { typealias Element = [Int16] }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: TaggedProvider<Numbers>) in true }
    }
  }
}

enum GenericForwarding {
  struct Bindings: Module { static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) } }
  // The parameter is its only relation to Cleanse.
  static func pass<B: BinderBase>(_ binder: B, to body: (B) -> Void) { body(binder) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { pass(binder) { $0.include(module: Bindings.self) } }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

protocol EmptyByDefault: Module where Scope == Unscoped {}

extension EmptyByDefault {
  static func configure(binder: UnscopedBinder) {}
}

enum EmptyDefaults {
  struct Bindings: EmptyByDefault {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.include(module: Bindings.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8) in true }
    }
  }
}

enum InstalledGenerics {
  struct Bindings: Module { static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) } }
  struct Inner<M: Module>: Component where M.Scope == Unscoped {
    static func configure(binder: UnscopedBinder) { binder.include(module: M.self) }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to { (_: Int8) in 1 } }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner<Bindings>.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Inner<Bindings>>, _: Int8) in true }
    }
  }
}
