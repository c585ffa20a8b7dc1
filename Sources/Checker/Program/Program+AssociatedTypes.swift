extension Program {
  /// The associated type that a protocol of Cleanse requires of a type; `nil` if unknown.
  func associatedType(_ member: CleanseMember, of type: SwiftType) -> SwiftType? {
    associatedType(member.rawValue, of: type)
  }

  /// The associated type of a type; `nil` if unknown.
  func associatedType(_ name: String, of type: SwiftType) -> SwiftType? {
    if let known = Self.associatedTypeOfLibrary(name, of: type) { return substitute(known, [:]) }
    guard type.isClosed else { return nil }
    for candidate in [type] + supertypes(of: type) {
      guard let declaration = declaration(of: candidate) else { continue }
      guard let alias = declaration.aliases[name] else {
        if let nested = nestedType(name, of: candidate), declaration.kind != .protocol { return nested }
        continue
      }
      let substitutions = declaration.kind == .protocol ? ["A": type] : candidate.substitutions
      let found = alias.substituting(substitutions) { inner, other in
        // An alias in a protocol may refer to the associated type itself.
        inner == type && other == name ? nil : self.associatedType(other, of: inner)
      }
      if found.isClosed { return found }
    }
    return nil
  }

  /// A type that is nested in another one.
  private func nestedType(_ name: String, of type: SwiftType) -> SwiftType? {
    guard case .declared(let parts) = type else { return nil }
    let nested = SwiftType.declared(parts + [SwiftType.Part(name: name, arguments: [])])
    return declaration(of: nested).map { _ in nested }
  }

  /// The associated types of types in the standard library and Cleanse.
  private static func associatedTypeOfLibrary(_ name: String, of type: SwiftType) -> SwiftType? {
    guard case .declared(let parts) = type, parts.count == 2, let first = parts[1].arguments.first else { return nil }
    if let cleanseType = type.cleanseType { return CleanseMember(rawValue: name)?.type(in: cleanseType, of: first) }
    switch (parts[0].name, parts[1].name, name) {
    case ("Swift", "Array", "Element"), ("Swift", "Set", "Element"), ("Swift", "Optional", "Wrapped"),
      ("Swift", "Dictionary", "Key"):
      return first
    case ("Swift", "Dictionary", "Value"): return parts[1].arguments.last
    default: return nil
    }
  }
}

extension CleanseMember {
  /// The associated type of a type of Cleanse, whose first type argument is known; `nil` if unknown.
  fileprivate func type(in cleanseType: CleanseType, of argument: SwiftType) -> SwiftType? {
    if CleanseSymbols.firstArguments[cleanseType] == self { return argument }
    switch (cleanseType, self) {
    case (.emptySeed, .seed): return .void
    case (.taggedProvider, .element): return .member(argument, rawValue)
    case (.weakProvider, .element): return SwiftType(module: "Swift", "Optional", [argument])
    default: return nil
    }
  }
}

extension SwiftType {
  /// `Void`
  static let void = SwiftType.composed([.words("()")])
}
