extension ComponentDescriptor {
  /// What a component or module says its scope is, where that is one.
  static func scope(_ type: Any.Type) -> Any.Type? {
    if type == Unscoped.self { return nil }
    // The cast searches the whole program, and the scope of most root components is known.
    return type == Singleton.self ? type : type as? any Scope.Type
  }
}
