/// What root components and installed components have in common. Conform to `RootComponent` or `Component`.
public protocol ComponentBase {
  /// The type of the object that building the component returns.
  associatedtype Root

  /// The type of the value that the component is built from; bound inside the component.
  associatedtype Seed = Void

  /// The component's scope; inferred from the parameter of `configure`.
  associatedtype Scope = Unscoped

  /// Makes the component's bindings. Runs once for each built instance; nothing it creates is shared by two of them.
  static func configure(binder: Binder<Scope>)

  /// Binds the root. Other bindings of the component, and of installed ones, may ask for the root too.
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
}

/// A component that `ComponentFactory.of` makes a factory for: the outermost one of a graph.
public protocol RootComponent: ComponentBase {}

/// A component that others install. Its objects see what the installing component binds.
public protocol Component: ComponentBase {}
