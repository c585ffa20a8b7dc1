import BindingGraph

extension BindingBuilder where Stage: RestrictableStage {
  /// Makes the binding private: only a part of the component can depend on it.
  ///
  ///     binder.bind(URLSession.self).visible(in: .module).sharedInScope().to(factory: makeSession)
  ///
  /// Two modules can each have a private binding of one type. In a module that has one, it takes precedence over a
  /// binding of the component or of an ancestor.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameter visibility: `.module` for the statements of the same `configure`, `.component` for the component
  ///   without its subcomponents.
  public consuming func visible(in visibility: BindingVisibility) -> BindingBuilder<Element, S, Stage.Private> {
    BindingBuilder<Element, S, Stage.Private>(draft: draft.visible(in: visibility))
  }
}

extension ConcurrentBindingBuilder {
  /// Makes the binding private: only a part of the component can depend on it.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.visible(in:)`
  public consuming func visible(in visibility: BindingVisibility) -> ConcurrentBindingBuilder<Element, Collected>
  where Collected == Never {
    ConcurrentBindingBuilder(draft: draft.visible(in: visibility))
  }
}

extension PropertyInjectorBindingBuilder {
  /// Makes the binding private: only a part of the component can depend on it.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.visible(in:)`
  public func visible(in visibility: BindingVisibility) -> PropertyInjectorBindingBuilder<Element> {
    PropertyInjectorBindingBuilder(draft: draft.visible(in: visibility))
  }
}

extension AssistedInjectionBindingBuilder {
  /// Makes the binding of the factory private: only a part of the component can depend on it.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.visible(in:)`
  public func visible(in visibility: BindingVisibility) -> AssistedInjectionBindingBuilder<Element, Tag> {
    AssistedInjectionBindingBuilder(draft: draft.visible(in: visibility))
  }
}
