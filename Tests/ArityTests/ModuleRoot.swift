import Cleanse

/// A root component of one module, which exposes the dependency of its root.
struct ModuleRoot<M: Module, Wanted>: RootComponent where M.Scope == Singleton {
  struct Root {
    let wanted: Wanted
  }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    // A reference to the initializer causes a compiler warning in a generic type.
    bind.to { Root(wanted: $0) }
  }
}

func resolve<M: Module, Wanted>(_: Wanted.Type, from _: M.Type) throws -> Wanted where M.Scope == Singleton {
  try ComponentFactory.of(ModuleRoot<M, Wanted>.self).build().wanted
}
