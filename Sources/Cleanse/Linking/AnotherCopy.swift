/// Recognizes types of another copy of this library in the program, such as one that a dynamic framework has linked.
///
/// The types of both copies have the same names, but are different types to the runtime, so no graph of this copy creates
/// those of the other.
struct AnotherCopy {
  /// The types that graphs create without a binding, or with a binding of another type.
  static let namesOfInjectableTypes: Set<String> = [
    "Assisted", "AsyncComponentFactory", "ComponentFactory", "Factory", "Lazy", "LegacyObjectGraph",
    "PropertyInjector", "Provider", "SendableComponentFactory", "SendableProvider", "TaggedProvider",
    "TaggedSendableProvider", "WeakProvider",
  ]

  /// The start of the names of its types.
  var prefix = "Cleanse."

  /// Whether the other copy declares a type.
  func declares(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    guard name.hasPrefix(prefix) else { return false }
    let declaration = String(name.dropFirst(prefix.count).prefix { $0 != "<" })
    // Not a metatype or a composition of such a type.
    guard name.hasSuffix(">") || name.count == prefix.count + declaration.count else { return false }
    return Self.namesOfInjectableTypes.contains(declaration)
      && !(type is any DependencyForm.Type || type is any ShapedType.Type)
  }
}
