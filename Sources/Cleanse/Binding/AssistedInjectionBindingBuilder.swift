/// The binding of a `Factory` under construction.
///
///     binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
///
/// The assisted argument is the first or the last parameter of the factory closure: an `Assisted<Tag.Seed>`.
public struct AssistedInjectionBindingBuilder<Element, Tag: AssistedFactory> where Tag.Element == Element {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}

extension AssistedInjectionBindingBuilder where Tag == EmptySeed<Element> {
  /// Names the assisted factory type. Without this step there is no argument, and `Factory<EmptySeed<Element>>` is
  /// bound.
  /// - Parameter factory: the type argument of the `Factory` that you inject.
  public func with<F: AssistedFactory>(_ factory: F.Type) -> AssistedInjectionBindingBuilder<Element, F>
  where F.Element == Element {
    AssistedInjectionBindingBuilder<Element, F>(draft: draft.becoming(Factory<F>.self))
  }
}
