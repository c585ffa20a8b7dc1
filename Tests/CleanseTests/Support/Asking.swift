import Cleanse

/// Receives what it asks for.
struct Asked<Wanted> {
  let wanted: Wanted
}

/// A root component that includes one module and asks for one type.
struct Asking<M: Module, Wanted>: RootComponent where M.Scope == Singleton {
  typealias Root = Asked<Wanted>

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// What a fresh graph of one module hands to a factory that asks for a type.
func resolve<M: Module, Wanted>(_ wanted: Wanted.Type = Wanted.self, from module: M.Type) throws -> Wanted
where M.Scope == Singleton {
  try ComponentFactory.of(Asking<M, Wanted>.self).build().wanted
}
