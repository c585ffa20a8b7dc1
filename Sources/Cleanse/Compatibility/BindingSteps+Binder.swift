// The binder behind each step that helpers are handed.

extension ReceiptBinder {
  /// The bound type.
  public typealias Input = Element

  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension PropertyInjectionReceiptBinder {
  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension AssistedInjectionBindingBuilder {
  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}
