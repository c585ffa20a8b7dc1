/// The binding of a `PropertyInjector`, for a function that completes it and returns its receipt.
public struct PropertyInjectionReceiptBinder<Element: AnyObject> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}
