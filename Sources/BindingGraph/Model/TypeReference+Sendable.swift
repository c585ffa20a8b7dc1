extension TypeReference {
  /// Whether this is a value type of the standard library that is known to be `Sendable`.
  package var isKnownToBeSendable: Bool {
    let names: Set = ["Bool", "Character", "Double", "Float", "Int", "String", "UInt", "UInt8"]
    return isOfStandardLibrary && names.contains(String(fullName.dropFirst(6)))
  }

  /// Whether code can compose the type with `Sendable`: a protocol, a composition, or a type without arguments.
  var isComposable: Bool {
    isProtocol || fullName.hasPrefix("any ") && !fullName.hasSuffix(".Type")
      || TypeName(fullName).path != nil && fullName.utf8.allSatisfy(TypeName.isOfPath)
  }

  /// Whether the graph has one key for the type and for a composition with `Sendable`: protocols, and types with a
  /// protocol in their names.
  ///
  /// The metadata of `any P & Sendable` is that of `any P`, so a dependency on the former does not prove that values of
  /// the key are `Sendable`. Compositions of a class with `Sendable` are not recognized: they have the metadata of the
  /// class, and most classes are never composed.
  package var sharesKeyWithSendableComposition: Bool {
    if isProtocol { return true }
    guard !fullName.utf8.allSatisfy(TypeName.isOfPath) else { return false }
    switch storage {
    case .type(let type): return Self.namesProtocol(_mangledTypeName(type), identifiers: fullName)
    case .spelled(let type): return type.namesProtocol
    }
  }

  /// The marks of protocols and of their metatypes in mangled names (`docs/ABI/Mangling.rst` in the compiler's repository).
  private static let protocolMarks = ["_p", "yp", "Xl", "Xc", "XP", "Xp"]

  /// Searches a mangled name for protocols, without the identifiers in it: `Type` has a mark by chance.
  private static func namesProtocol(_ mangledName: String?, identifiers fullName: String) -> Bool {
    guard let mangledName else { return true }
    let bytes = Array(mangledName.utf8)
    let identifiers = Set(fullName.split { $0 == "." || !$0.utf8.allSatisfy(TypeName.isOfPath) })
      .map { Array("\($0.utf8.count)\($0)".utf8) }
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if let identifier = identifiers.first(where: { rest.starts(with: $0) }) {
        position += identifier.count
      } else if protocolMarks.contains(where: { rest.starts(with: $0.utf8) }) {
        return true
      } else {
        position += 1
      }
    }
    return false
  }
}
