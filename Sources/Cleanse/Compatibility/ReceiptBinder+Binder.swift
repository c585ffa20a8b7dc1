extension ReceiptBinder {
  /// What the binding is made with, for helpers that make others besides.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension PropertyInjectionReceiptBinder {
  /// What the binding is made with, for helpers that make others besides.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}
