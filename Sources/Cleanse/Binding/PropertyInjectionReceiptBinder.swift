/// The binding of a `PropertyInjector` that a function is asked to complete, and to return the receipt of.
public struct PropertyInjectionReceiptBinder<Element: AnyObject> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}
