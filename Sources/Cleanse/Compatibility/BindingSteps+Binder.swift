// The binder behind each step that helpers are handed.

extension ReceiptBinder {
  /// What is bound.
  public typealias Input = Element

  /// What the binding is made with, for helpers that make others besides.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension PropertyInjectionReceiptBinder {
  /// What the binding is made with, for helpers that make others besides.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension AssistedInjectionBindingBuilder {
  /// What the binding is made with, for helpers that make others besides.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}
