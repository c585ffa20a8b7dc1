/// A binder with a scope, for helpers that take binders of any scope.
///
/// Exists for compatibility with `square/Cleanse`.
///
/// Not for conformance: `Binder` is the only conformer.
public protocol BinderType: BinderBase {
  /// The scope of `sharedInScope()`; `Unscoped` if there is none.
  associatedtype Scope

  // A requirement, so that a binder whose type is known has one overload, its own. What has default arguments cannot be
  // required.

  /// Includes a module of this binder's scope.
  func include<M: Module>(module: M.Type) where M.Scope == Scope
}

extension BinderType {
  /// Begins a binding.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func bind<Element>(
    _ type: Element.Type? = Element.self, line: Int = #line
  ) -> BindingBuilder<Element, Scope, BindingStage.Open> {
    Binder<Scope>(anyBinder.unscoped.run).bind(Element.self, line: line)
  }
}
