/// Tells by their names which types that occur in the name of a type of the running program are protocols.
///
/// The names are put together as the compiler would (`docs/ABI/Mangling.rst` in its repository), and the runtime is asked
/// for such a type.
struct ProtocolNames {
  private static let kinds = ["V", "O", "C"]
  /// The standard library's types have short names of their own in mangled ones.
  private static let standardProtocols: Set<Substring> = [
    "Actor", "Clock", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sequence",
  ]

  private let mangledName: String
  /// Whether any may occur: this mark stands behind each protocol, or the first of several. Looking for types takes a
  /// while, and most names have no protocols.
  private var mayOccur: Bool { mangledName.utf8.contains(UInt8(ascii: "_")) }

  init(in type: Any.Type) {
    mangledName = _mangledTypeName(type) ?? ""
  }

  /// - Parameter path: the parts of a full name, the module first.
  func contains(_ path: [TypeName.Part]) -> Bool {
    guard path.count > 1, let last = path.last, last.arguments.isEmpty else { return false }
    if let context = path.dropLast().last, context.isNameless { return containsPrivate(last, in: context) }
    if path[0].name == "Swift" { return Self.isStandard(path) }
    guard mayOccur else { return false }
    let module = MangledIdentifier.text(of: path[0].name)
    let name = MangledIdentifier.text(of: last.name)
    return Self.contexts(path.dropFirst().dropLast()).contains { context in
      // What is found as another type must not be asked for as a protocol: the runtime believes it.
      !Self.kinds.contains { _typeByName(module + context + name + $0) != nil }
        && _typeByName(module + context + name + "_p") != nil
    }
  }

  /// Whether a path is that of a protocol of the standard library.
  static func isStandard(_ path: [TypeName.Part]) -> Bool {
    path.count == 2 && path[0].name == "Swift" && standardProtocols.contains(path[1].name)
  }

  /// What is private the runtime does not find by its name. Of other types, the letter of their kind follows the name.
  private func containsPrivate(_ last: TypeName.Part, in context: TypeName.Part) -> Bool {
    guard let mark = context.name.firstIndex(of: "$") else { return false }
    let wanted = context.name[mark...].dropLast() + "yXZ" + MangledIdentifier.text(of: last.name) + "_"
    let bytes = Array(mangledName.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted.utf8) }
  }

  /// Types around a protocol, of all kinds.
  private static func contexts(_ path: ArraySlice<TypeName.Part>) -> [String] {
    path.reduce([""]) { contexts, part in
      contexts.flatMap { context in kinds.map { context + MangledIdentifier.text(of: part.name) + $0 } }
    }
  }
}
