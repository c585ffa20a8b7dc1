/// A type as its name describes it: the slow way, for platforms whose metadata is laid out otherwise.
struct NamedType: TypeReader {
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var isClass: Bool { type is AnyClass }

  /// Of generic types the name does not tell whether they are structs or enumerations: they count as structs. Only hints
  /// make a difference between the two.
  var isStruct: Bool {
    guard !isClass, let name = mangledName else { return false }
    let isShortNameOfStandardLibrary = name.utf8.count == 2 && name.hasPrefix("S")
    return name.hasSuffix("V") || name.hasSuffix("G") || isShortNameOfStandardLibrary
  }

  /// Whether the type is that of a protocol, or of several.
  var isExistential: Bool {
    guard let name = mangledName else { return false }
    // Protocols and `Any`, but not their metatypes; then with `AnyObject`, with a superclass, with constraints.
    return name.hasSuffix("p") && !name.hasSuffix("Xp") || ["Xl", "Xc", "XP"].contains { name.hasSuffix($0) }
  }

  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    guard let declaration = nameOfGenericDeclaration, !isClass else { return false }
    return declaration == NamedType(other).nameOfGenericDeclaration
  }

  /// What stands before the arguments, where these end the name.
  private var nameOfGenericDeclaration: Substring? {
    let name = _typeName(type, qualified: true)
    guard let open = name.firstIndex(of: "<") else { return nil }
    var depth = 0
    var previous: Character = " "
    for index in name[open...].indices {
      switch name[index] {
      case "<": depth += 1
      // The point of an arrow closes nothing.
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

  /// The result of a function whose name ends as that of one without parameters does, with some marks of what it
  /// promises. Private types cannot be found by name.
  private func result(before marks: [String]) -> Any.Type? {
    guard var name = mangledName, name.hasSuffix("c") else { return nil }
    name.removeLast()
    while let mark = marks.first(where: { name.hasSuffix($0) }) { name.removeLast(mark.count) }
    guard name.hasSuffix("y") else { return nil }
    let result = String(name.dropLast())
    // `Void` alone has another name here than by itself.
    return result == "y" ? Void.self : _typeByName(result)
  }

  private var mangledName: String? { _mangledTypeName(type) }
}
