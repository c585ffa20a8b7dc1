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
    if initializers.allSatisfy(\.isPrivate) { return .onlyPrivate }
    // Synthesized ones that fail or throw are for raw values and decoding.
    let callable = initializers.filter {
      !$0.isPrivate && $0.outcome != .refused && ($0.outcome == .value || !$0.isImplicit)
    }
    let outcomes = Set(callable.map(\.outcome))
    return switch outcomes {
    case [.optional]: .onlyFailable(count: callable.count)
    case [.asynchronous]: .onlyAsynchronous(count: callable.count)
    default: .some
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
