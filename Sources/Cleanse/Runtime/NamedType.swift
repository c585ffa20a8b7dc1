/// A type, read from its name: the slow fallback for platforms with another layout of metadata.
struct NamedType: TypeReader {
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var isClass: Bool { type is AnyClass }

  /// The name of a generic type does not distinguish structs from enumerations: they count as structs. Only hints
  /// depend on the difference.
  var isStruct: Bool {
    guard !isClass, let name = mangledName else { return false }
    let isShortNameOfStandardLibrary = name.utf8.count == 2 && name.hasPrefix("S")
    return name.hasSuffix("V") || name.hasSuffix("G") || isShortNameOfStandardLibrary
  }

  /// Whether the type is a protocol or a composition of protocols.
  var isExistential: Bool {
    guard let name = mangledName else { return false }
    // Protocols and `Any`, but not their metatypes; then those with `AnyObject`, with a superclass, with constraints.
    return name.hasSuffix("p") && !name.hasSuffix("Xp") || ["Xl", "Xc", "XP"].contains { name.hasSuffix($0) }
  }

  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    guard let declaration = nameOfGenericDeclaration, !isClass else { return false }
    return declaration == NamedType(other).nameOfGenericDeclaration
  }

  /// The part of the name before the generic arguments, if these end the name.
  private var nameOfGenericDeclaration: Substring? {
    let name = _typeName(type, qualified: true)
    guard let open = name.firstIndex(of: "<") else { return nil }
    var depth = 0
    var previous: Character = " "
    for index in name[open...].indices {
      switch name[index] {
      case "<": depth += 1
      // The `>` of an arrow closes no bracket.
      case ">" where previous != "-": depth -= 1
      default: break
      }
      previous = name[index]
      guard depth > 0 else { return name.index(after: index) == name.endIndex ? name[..<open] : nil }
    }
    return nil
  }

  var resultOfClosure: Any.Type? {
    result(before: ["Ya", "Yb", "K"])
  }

  var resultOfPlainClosure: Any.Type? {
    result(before: [])
  }

  /// The result type of a function without parameters, whose name may end with some marks of attributes and effects.
  /// Private types cannot be found by name.
  private func result(before marks: [String]) -> Any.Type? {
    guard var name = mangledName, name.hasSuffix("c") else { return nil }
    name.removeLast()
    while let mark = marks.first(where: { name.hasSuffix($0) }) { name.removeLast(mark.count) }
    guard name.hasSuffix("y") else { return nil }
    let result = String(name.dropLast())
    // `Void` has a shorter mangled name within a function type.
    return result == "y" ? Void.self : _typeByName(result)
  }

  private var mangledName: String? { _mangledTypeName(type) }
}
