/// The binding of a `Factory` under construction.
///
///     binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
///
/// The run-time argument is the first or the last parameter of what makes the object: an `Assisted<Tag.Seed>`.
public struct AssistedInjectionBindingBuilder<Element, Tag: AssistedFactory> where Tag.Element == Element {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}

extension AssistedInjectionBindingBuilder where Tag == EmptySeed<Element> {
  /// Names the argument. Without this step there is none, and `Factory<EmptySeed<Element>>` is bound.
  /// - Parameter factory: the type that `Factory` will be asked for with.
  public func with<F: AssistedFactory>(_ factory: F.Type) -> AssistedInjectionBindingBuilder<Element, F>
  where F.Element == Element {
    AssistedInjectionBindingBuilder<Element, F>(draft: draft.becoming(Factory<F>.self))
  }
}
