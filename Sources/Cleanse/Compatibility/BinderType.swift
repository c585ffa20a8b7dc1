/// A binder that knows its scope, for helpers that are written against binders of any scope.
///
/// Exists for compatibility with `square/Cleanse`. `Binder` is the only conformer.
public protocol BinderType: BinderBase {
  /// The scope whose values are shared in each built instance; `Unscoped` where there is none.
  associatedtype Scope

  // Requirements, so that a binder whose type is known has one overload of each: its own.

  /// Begins a binding.
  func bind<Element>(_ type: Element.Type) -> BindingBuilder<Element, Scope, BindingStage.Open>

  /// Begins a binding whose type the rest of the statement determines.
  func bind<Element>() -> BindingBuilder<Element, Scope, BindingStage.Open>

  /// Includes a module of this binder's scope.
  func include<M: Module>(module: M.Type) where M.Scope == Scope
}
