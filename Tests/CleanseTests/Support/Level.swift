import Cleanse

/// A component of any scope that includes one module and has one dependency.
struct Level<M: Module, Wanted>: RootComponent {
  typealias Root = Asked<Wanted>

  static func configure(binder: Binder<M.Scope>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A component of any scope that includes one module and has no dependencies.
struct Checked<M: Module>: RootComponent {
  struct Root {}

  static func configure(binder: Binder<M.Scope>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(value: Root())
  }
}
