import Cleanse

/// The scope of a component inside the root component.
struct InnerScope: Scope {}

/// The scope of a component inside a component inside the root component.
struct InnermostScope: Scope {}

/// An installed component that includes one module and asks for one type.
struct AskingInside<M: Module, Wanted>: Component where M.Scope == InnerScope {
  typealias Root = Asked<Wanted>

  static func configure(binder: Binder<InnerScope>) {
    binder.include(module: M.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A root component that includes one module, and a component inside it that includes another one and asks.
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

/// A module that adds nothing to an inner component.
struct NothingInside: Module {
  static func configure(binder: Binder<InnerScope>) {}
}

/// What a component inside a graph hands to a factory that asks for a type.
func resolve<Outer: Module, Inner: Module, Wanted>(
  _ wanted: Wanted.Type = Wanted.self, inside inner: Inner.Type, of outer: Outer.Type
) throws -> Wanted where Outer.Scope == Singleton, Inner.Scope == InnerScope {
  try ComponentFactory.of(AskingFromChild<Outer, Inner, Wanted>.self).build().wanted.build().wanted
}

/// What a component that binds nothing hands to a factory that asks for a type of its parent.
func resolveFromChild<Outer: Module, Wanted>(
  _ wanted: Wanted.Type = Wanted.self, of outer: Outer.Type
) throws -> Wanted where Outer.Scope == Singleton {
  try resolve(Wanted.self, inside: NothingInside.self, of: Outer.self)
}
