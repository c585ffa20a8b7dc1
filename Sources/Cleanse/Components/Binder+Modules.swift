extension Binder {
  /// Includes a module of this binder's scope. Including it again, directly or through others, changes nothing.
  public func include<M: Module>(module: M.Type) where M.Scope == S {
    run.include(M.self) { M.configure(binder: Binder<M.Scope>(run)) }
  }

  /// Includes a module without a scope. Including it again, directly or through others, changes nothing.
  // Disfavored because an unscoped binder could take an unscoped module either way.
  @_disfavoredOverload
  public func include<M: Module>(module: M.Type) where M.Scope == Unscoped {
    run.include(M.self) { M.configure(binder: Binder<Unscoped>(run)) }
  }
}
