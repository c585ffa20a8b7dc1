import Cleanse

/// A root component that consists of one module, and hands out what its factory is handed.
struct ModuleRoot<M: Module, Wanted>: RootComponent where M.Scope == Singleton {
  struct Root {
    let wanted: Wanted
  }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

func resolve<M: Module, Wanted>(_: Wanted.Type, from _: M.Type) throws -> Wanted where M.Scope == Singleton {
  try ComponentFactory.of(ModuleRoot<M, Wanted>.self).build().wanted
}
