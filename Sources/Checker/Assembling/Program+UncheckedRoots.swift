import BindingGraph

extension Program {
  /// The types with type arguments that code builds, validates, or hands on.
  var namedInstances: [SwiftType] {
    modules.flatMap { module in
      let handedOn = module.facts.expressions.compactMap { expression in
        if case .type(let text) = expression, text.hasSuffix(">") { text } else { nil as String? }
      }
      return (module.facts.usedRoots + handedOn).map { type($0) }.filter(\.isClosed)
    }
  }

  /// Notes the generic root components that code builds with type parameters of its own only.
  /// - Parameter isChecked: whether a declaration is among those that are checked.
  func uncheckedRoots(where isChecked: (DeclaredType) -> Bool) -> [UncheckedCodeFact] {
    let named = Set(namedInstances.compactMap(\.declarationName))
    let open = Set(modules.flatMap { $0.facts.usedRoots.compactMap { type($0).declarationName } }).subtracting(named)
    return open.sorted().compactMap { name in
      guard let declaration = types[name], declaration.isGeneric, isChecked(declaration),
        conforms(declaration.type, toProtocol: "RootComponent")
      else { return nil }
      return UncheckedCodeFact(
        .uncheckedRoot(TypeReference(spelling: declaration.type.fullName)),
        at: declaration.module.location(of: declaration.place))
    }
  }
}
