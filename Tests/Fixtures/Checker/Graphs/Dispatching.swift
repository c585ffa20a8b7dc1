import Cleanse

// The choice between several functions of one name.

enum ClassOverrides {
  class Base: Module {
    class func wire(_ binder: UnscopedBinder) {}
    class func wireSelf(_ binder: UnscopedBinder) {}
    class func configure(binder: UnscopedBinder) {
      wire(binder)
      Self.wireSelf(binder)
    }
  }
  class Middle: Base {
    override class func wire(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
    override class func configure(binder: UnscopedBinder) { super.configure(binder: binder) }
  }
  final class Last: Middle {
    override class func wireSelf(_ binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
  }
  struct MiddleRoot: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.include(module: Middle.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.include(module: Last.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32) in true }
    }
  }
}

protocol WiredType {
  static func wire(_ binder: UnscopedBinder)
}

extension WiredType {
  static func wire(_ binder: UnscopedBinder) {}
}

enum HeldTypes {
  enum Numbers: WiredType {
    static func wire(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
  }
  static func use<W: WiredType>(_ type: W.Type, _ binder: UnscopedBinder) { type.wire(binder) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let type: any WiredType.Type = Numbers.self
      type.wire(binder)
      use(Numbers.self, binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}

enum Overloads {
  struct Numbers: WiredType {
    static func wire(_ binder: Binder<Singleton>) { binder.bind(Int8.self).to(value: 1) }
    func wire(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
    static func wire(_ binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
  }
  struct Bindings: Module {
    typealias Scope = Singleton
    static func configure<B: BinderBase>(binder: B) { binder.bind(UInt8.self).to(value: 1) }
    static func configure(binder: Binder<Singleton>) { binder.bind(UInt16.self).to(value: 1) }
  }
  struct AnyBindings: Module {
    typealias Scope = Singleton
    static func configure<B: BinderBase>(binder: B) { binder.bind(UInt32.self).to(value: 1) }
  }
  static func use<W: WiredType>(_ type: W.Type, _ binder: UnscopedBinder) { type.wire(binder) }
  struct Inner: Module {
    static func configure(binder: UnscopedBinder) { use(Numbers.self, binder) }
  }
  struct Root: RootComponent {
    typealias Root = Bool
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Inner.self)
      binder.include(module: Bindings.self)
      binder.include(module: AnyBindings.self)
      binder.bind(Int.self).configured(with: configureRoot(binder:))
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Int64) in 1 } }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int, _: Int16, _: UInt16, _: UInt32) in true }
    }
  }
}

protocol PlainDefaults: Module where Scope == Unscoped {
  associatedtype Item = Void
}
protocol MarkedDefaults {}
protocol DerivedDefaults: PlainDefaults {}

extension PlainDefaults {
  static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
}

extension PlainDefaults where Self: MarkedDefaults {
  static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
}

extension PlainDefaults where Item == String {
  static func configure(binder: UnscopedBinder) { binder.bind(Int32.self).to(value: 1) }
}

extension DerivedDefaults {
  static func configure(binder: UnscopedBinder) { binder.bind(Int64.self).to(value: 1) }
}

enum Defaults {
  struct Plain: PlainDefaults {}
  struct Marked: PlainDefaults, MarkedDefaults {}
  struct Text: PlainDefaults { typealias Item = String }
  struct Derived: PlainDefaults, DerivedDefaults {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Plain.self)
      binder.include(module: Marked.self)
      binder.include(module: Text.self)
      binder.include(module: Derived.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8) in true }
    }
  }
}

enum GenericOverrides {
  class Base<Value> {
    class func wire<N: ExpressibleByIntegerLiteral>(_ type: N.Type, _ binder: UnscopedBinder) {}
    class func wireAll(_ binder: UnscopedBinder) { wire(Int8.self, binder) }
  }
  final class Derived: Base<String> {
    override class func wire<N: ExpressibleByIntegerLiteral>(_ type: N.Type, _ binder: UnscopedBinder) {
      binder.bind(N.self).to(value: 0)
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { Derived.wireAll(binder) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }
}
