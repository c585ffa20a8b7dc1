/// A set of bindings that components, and other modules, include.
public protocol Module {
  /// The scope of the components that can include the module; inferred from the parameter of `configure`.
  associatedtype Scope = Unscoped

  /// Makes the bindings. Runs once for each built instance of a component that includes the module.
  static func configure(binder: Binder<Scope>)
}
