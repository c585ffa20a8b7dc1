import BindingGraph

/// A warning that a component or module accepts.
struct AcceptedWarning {
  let warning: GraphWarning
  /// What it is accepted for, and how messages show that; `nil` for everything that the module binds.
  let key: (identity: UInt, shown: Any.Type)?
  let module: ModulePath.ID
}
