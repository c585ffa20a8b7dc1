import Cleanse

/// Holds an injected dependency.
struct Asked<Wanted> {
  let wanted: Wanted
}

/// A root component that includes one module and has one dependency.
struct Asking<M: Module, Wanted>: RootComponent where M.Scope == Singleton {
  typealias Root = Asked<Wanted>

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// Builds a graph of one module and returns the dependency that its root receives.
func resolve<M: Module, Wanted>(_ wanted: Wanted.Type = Wanted.self, from module: M.Type) throws -> Wanted
where M.Scope == Singleton {
  try ComponentFactory.of(Asking<M, Wanted>.self).build().wanted
}
