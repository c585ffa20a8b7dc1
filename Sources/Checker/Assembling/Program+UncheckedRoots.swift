import BindingGraph

extension Program {
  /// The types with concrete type arguments that code builds, validates or passes as values.
  var namedInstances: [SwiftType] {
    modules.flatMap { module in
      let handedOn = module.facts.expressions.compactMap { expression in
        if case .type(let text) = expression, text.hasSuffix(">") { text } else { nil as String? }
      }
      return (module.facts.usedRoots + handedOn).map { type($0) }.filter(\.isClosed)
    }
  }

  /// The generic root components that code builds only with its own type parameters.
  /// - Parameter isChecked: tells whether a declaration is in a checked module.
  func uncheckedRoots(where isChecked: (DeclaredType) -> Bool) -> [UnfollowedCode] {
    let named = Set(namedInstances.compactMap(\.declarationName))
    let open = Set(modules.flatMap { $0.facts.usedRoots.compactMap { type($0).declarationName } }).subtracting(named)
    return open.sorted().compactMap { name in
      guard let declaration = types[name], declaration.isGeneric, isChecked(declaration),
        conforms(declaration.type, toProtocol: .rootComponent)
      else { return nil }
      return UnfollowedCode(
        .uncheckedRoot(TypeReference(spelling: declaration.type.fullName)),
        at: declaration.module.location(of: declaration.place))
    }
  }
}
