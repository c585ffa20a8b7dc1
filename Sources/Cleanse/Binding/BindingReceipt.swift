/// Proof that a binding was made. Terminators return it; `configureRoot` must hand one back.
public struct BindingReceipt<Element> {
  @_transparent
  @usableFromInline
  init() {}
}
