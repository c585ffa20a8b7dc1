/// A binder that knows its scope, for helpers that are written against binders of any scope.
///
/// Exists for compatibility with `square/Cleanse`. `Binder` is the only conformer.
public protocol BinderType: BinderBase {
  /// The scope whose values are shared in each built instance; `Unscoped` where there is none.
  associatedtype Scope

  // A requirement, so that a binder whose type is known has one overload: its own.

  /// Includes a module of this binder's scope.
  func include<M: Module>(module: M.Type) where M.Scope == Scope
}

// Disfavored so that a binder whose type is known has one overload of each: its own.
extension BinderType {
  /// Begins a binding; without a type, the rest of the statement determines it.
  @_disfavoredOverload
  public func bind<Element>(
    _ type: Element.Type = Element.self, file: StaticString = #filePath, line: Int = #line
  ) -> BindingBuilder<Element, Scope, BindingStage.Open> {
    BindingBuilder(draft: anyBinder.unscoped.run.draft(of: Element.self, begunAt: file.start, line))
  }
}
