/// A type as its name describes it: the slow way, for platforms whose metadata is laid out otherwise.
struct NamedType: TypeReader {
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var isClass: Bool { type is AnyClass }

  /// Whether the type is neither a class nor made of several others. Names do not tell enumerations from structs, which
  /// only hints distinguish.
  var isStruct: Bool {
    guard !isClass, let ending = mangledName?.utf8.last else { return false }
    // Functions, tuples, metatypes and protocols.
    let marks: [UInt8] = [UInt8(ascii: "c"), UInt8(ascii: "t"), UInt8(ascii: "m"), UInt8(ascii: "p")]
    return !marks.contains(ending) || isOfStandardLibrary
  }

  // The short names of the standard library's own types, such as `Si`, end in any letter.
  private var isOfStandardLibrary: Bool { mangledName?.utf8.count == 2 }

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
  /// promises.
  private func result(before marks: [String]) -> Any.Type? {
    guard var name = mangledName, name.hasSuffix("c") else { return nil }
    name.removeLast()
    while let mark = marks.first(where: { name.hasSuffix($0) }) { name.removeLast(mark.count) }
    guard name.hasSuffix("y") else { return nil }
    return _typeByName(String(name.dropLast()))
  }

  private var mangledName: String? { _mangledTypeName(type) }
}
