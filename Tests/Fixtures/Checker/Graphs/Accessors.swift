import Cleanse

// Code that runs when a value is read or written, and values that are assigned later.

extension Binder {
  var bindSeven: Void {
    bind(Int8.self).to(value: 7)
    return ()
  }

  subscript<N: ExpressibleByIntegerLiteral>(_ type: N.Type) -> BindingReceipt<N> { bind(N.self).to(value: 0) }
}

enum Accessors {
  static var wiring: (UnscopedBinder) -> Void { { $0.bind(Int64.self).to(value: 1) } }
  static func wire(
    _ binder: UnscopedBinder, with wiring: (UnscopedBinder) -> Void = { $0.bind(UInt32.self).to(value: 1) }
  ) { wiring(binder) }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      wire(binder)
      withExtendedLifetime(binder) { $0.bind(UInt64.self).to(value: 1) }
      binder.bindSeven
      _ = binder[Int16.self]
      var bindMore: Void {
        binder.bind(Int32.self).to(value: 1)
        return ()
      }
      bindMore
      wiring(binder)
      var observed = 0 { didSet { binder.bind(UInt8.self).to(value: 1) } }
      observed = 1
      _ = observed
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8, _: UInt16, _: UInt32, _: UInt64) in true }
    }
  }
}

enum AssignedValues {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let later: () -> Void
      later = { binder.bind(Int8.self).to(value: 1) }
      later()
      var wiring: (UnscopedBinder) -> Void = { $0.bind(Int16.self).to(value: 1) }
      wiring(binder)
      wiring = { $0.bind(Int32.self).to(value: 1) }
      wiring(binder)
      var binders = binder
      binders = binder
      binders.bind(Int64.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8) in true }
    }
  }
}

enum OptionalBinders {
  static func bindAll(_ first: UnscopedBinder?) {
    first?.bind(Int16.self).to(value: 1)
    first?.bind(Int32.self).to(value: 1)
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      let optional: UnscopedBinder? = binder
      optional?.bind(Int8.self).to(value: 1)
      bindAll(binder)
      let wiring: ((UnscopedBinder) -> Void)? = { $0.bind(Int64.self).to(value: 1) }
      wiring?(binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8) in true }
    }
  }
}
