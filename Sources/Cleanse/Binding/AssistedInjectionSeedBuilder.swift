/// The binding of a `Factory` under construction.
public struct AssistedInjectionSeedBuilder<Element, Tag: AssistedFactory> where Tag.Element == Element {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}
