/// A set of bindings. Components and other modules include it.
///
/// ```swift
/// struct Endpoint { let path: String }
///
/// struct NetworkModule: Module {
///   static func configure(binder: Binder<Singleton>) {
///     binder.bind(Endpoint.self).sharedInScope().to { Endpoint(path: "/api") }
///   }
/// }
/// ```
///
/// Include it with `binder.include(module: NetworkModule.self)`.
public protocol Module {
  /// The scope of the components that can include the module; inferred from the parameter of `configure`. Every
  /// component can include an unscoped module.
  associatedtype Scope = Unscoped

  /// Declares the bindings. Runs once for each instance of a component that includes the module.
  static func configure(binder: Binder<Scope>)
}

extension Binder {
  /// Includes a module of this binder's scope. Including it again, directly or through others, changes nothing.
  public func include<M: Module>(module: M.Type) where M.Scope == S {
    run.include(M.self) { M.configure(binder: Binder<M.Scope>(run)) }
  }

  /// Includes a module without a scope. Including it again, directly or through others, changes nothing.
  // Disfavored, because both functions accept an unscoped module of an unscoped binder.
  @_disfavoredOverload
  public func include<M: Module>(module: M.Type) where M.Scope == Unscoped {
    run.include(M.self) { M.configure(binder: Binder<Unscoped>(run)) }
  }
}
