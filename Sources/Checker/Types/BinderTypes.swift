/// The names of the types of Cleanse that declare bindings.
enum BinderTypes {
  /// The types of Cleanse whose functions begin statements.
  static let binders: Set = ["AnyBinder", "Binder", "BinderBase", "BinderType", "WrappedBinder"]
  /// The types of Cleanse whose functions continue a binding.
  static let builders: Set = [
    "AssistedInjectionBindingBuilder", "BindingBuilder", "CollectionBindingBuilder", "ConcurrentBindingBuilder",
    "PropertyInjectionReceiptBinder", "PropertyInjectorBindingBuilder", "ReceiptBinder",
  ]
}
