import BindingGraph

extension Program {
  /// The initializer of a type that has only one, if a binding can refer to it.
  func onlyInitializer(of reference: TypeReference) -> InitializerSignature? {
    let type = type(of: reference)
    guard let initializer = declaration(of: type)?.onlyInitializer, !type.readsAsMetatype else { return nil }
    let keys = KeyTable(of: self)
    let needs = initializer.parameters.filter { !$0.hasDefault }.compactMap { parameter in
      keys.typeToBind(for: substitute(self.type(parameter.type), type.substitutions))
    }
    return InitializerSignature(
      parameters: initializer.parameters.map { .init(label: $0.label, hasDefault: $0.hasDefault) },
      needs: needs.uniqued(), isPublic: initializer.access == .public)
  }

  /// The initializers of a type by their use for bindings; `nil` if none is known.
  func initializers(of reference: TypeReference) -> TypeInitializers? {
    guard let initializers = declaration(of: type(of: reference))?.initializers, !initializers.isEmpty else {
      return nil
    }
    let callable = initializers.filter { !$0.isPrivate && $0.outcome != .refused }
    return if initializers.allSatisfy(\.isPrivate) {
      .onlyPrivate
    } else if callable.isEmpty || callable.contains(where: { $0.outcome == .value }) {
      .some
    } else if callable.allSatisfy({ $0.outcome == .optional }) {
      .onlyFailable
    } else {
      .onlyAsynchronous
    }
  }
}

extension SwiftType {
  /// Whether a call of an initializer would be read as one of a metatype, even with backticks around the name.
  fileprivate var readsAsMetatype: Bool { names.dropFirst(2).contains { ["`Type`", "`Protocol`"].contains($0) } }
}

extension KeyTable {
  /// The type to bind for a parameter; `nil` if the library provides it.
  fileprivate func typeToBind(for parameter: SwiftType) -> TypeReference? {
    var key = key(.type(parameter))
    while true {
      let form = form(of: key)
      if form == .objectGraph { return nil }
      guard let inner = form.inner else { return keys[key.index] }
      key = inner
    }
  }
}
