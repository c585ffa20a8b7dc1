import Cleanse

/// The scope of a subcomponent of the root component.
struct InnerScope: Scope {}

/// The scope of a subcomponent of a subcomponent.
struct InnermostScope: Scope {}

/// A subcomponent that includes one module and has one dependency.
struct AskingInside<M: Module, Wanted>: Component where M.Scope == InnerScope {
  typealias Root = Asked<Wanted>

  static func configure(binder: Binder<InnerScope>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A root component with one module, and a subcomponent with another module and one dependency.
struct AskingFromChild<Outer: Module, Inner: Module, Wanted>: RootComponent
where Outer.Scope == Singleton, Inner.Scope == InnerScope {
  typealias Root = Asked<ComponentFactory<AskingInside<Inner, Wanted>>>

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: Outer.self)
    binder.install(dependency: AskingInside<Inner, Wanted>.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { Asked(wanted: $0) }
  }
}

/// A module without bindings for a subcomponent.
struct NothingInside: Module {
  static func configure(binder: Binder<InnerScope>) {}
}

/// Builds a graph with a subcomponent and returns the dependency that the subcomponent's root receives.
func resolve<Outer: Module, Inner: Module, Wanted>(
  _ wanted: Wanted.Type = Wanted.self, inside inner: Inner.Type, of outer: Outer.Type
) throws -> Wanted where Outer.Scope == Singleton, Inner.Scope == InnerScope {
  try ComponentFactory.of(AskingFromChild<Outer, Inner, Wanted>.self).build().wanted.build().wanted
}

/// Returns a dependency on the parent from a subcomponent without bindings of its own.
func resolveFromChild<Outer: Module, Wanted>(
  _ wanted: Wanted.Type = Wanted.self, of outer: Outer.Type
) throws -> Wanted where Outer.Scope == Singleton {
  try resolve(Wanted.self, inside: NothingInside.self, of: Outer.self)
}
