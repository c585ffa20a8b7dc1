/// A binder that knows its scope, for helpers that are written against binders of any scope.
///
/// Exists for compatibility with `square/Cleanse`. `Binder` is the only conformer.
public protocol BinderType: BinderBase {
  /// The scope whose values are shared in each built instance; `Unscoped` where there is none.
  associatedtype Scope
}

extension BinderType {
  /// Begins a binding.
  @_disfavoredOverload
  public func bind<Element>(
    _ type: Element.Type = Element.self
  ) -> BindingBuilder<Element, Scope, BindingStage.Open> {
    Binder<Scope>(binder: self).bind(type)
  }

  /// Includes a module of this binder's scope.
  @_disfavoredOverload
  public func include<M: Module>(module: M.Type) where M.Scope == Scope {
    Binder<Scope>(binder: self).include(module: module)
  }
}
