/// Proof that a binding was declared. Terminators such as `to(factory:)` return it, and `configureRoot` must return it.
public struct BindingReceipt<Element> {
  @_transparent
  @usableFromInline
  init() {}
}
