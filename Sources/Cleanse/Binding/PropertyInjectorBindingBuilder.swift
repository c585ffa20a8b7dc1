/// The binding of a `PropertyInjector` under construction.
public struct PropertyInjectorBindingBuilder<Element: AnyObject> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}
