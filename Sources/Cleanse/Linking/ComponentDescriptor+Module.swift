extension ComponentDescriptor {
  /// Describes a module for validation on its own: a component without a root, with the bindings of the module.
  convenience init<M: Module>(alone module: M.Type) {
    self.init(
      type: M.self, scope: Self.scope(M.Scope.self), seed: Void.self, root: nil, factory: Never.self
    ) { _, _ in
      fatalError("A module that is validated on its own was built. This is a defect of Cleanse: please report it.")
    } configure: { run in
      run.beginModule(M.self)
      M.configure(binder: Binder<M.Scope>(run))
    }
  }
}

extension ComponentDescriptor {
  /// The scope of a component or module; `nil` if it is unscoped.
  static func scope(_ type: Any.Type) -> Any.Type? {
    if type == Unscoped.self { return nil }
    // The cast searches the whole program, but most root components have this scope.
    return type == Singleton.self ? type : type as? any Scope.Type
  }
}
