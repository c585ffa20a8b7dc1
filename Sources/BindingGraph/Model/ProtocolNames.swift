/// Finds the protocols among the types in the name of a type of the running program.
///
/// Assembles mangled names as the compiler does (`docs/ABI/Mangling.rst` in its repository), and looks them up in the
/// runtime.
struct ProtocolNames {
  private static let kinds = ["V", "O", "C"]
  /// The standard library's types have short names of their own in mangled ones.
  private static let standardProtocols: Set<Substring> = [
    "Actor", "Clock", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sequence",
  ]

  private let mangledName: String
  /// Whether the name may contain protocols: an underscore follows each protocol, or the first of several. Type
  /// look-ups are slow, and most names have no protocols.
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
      // The name of another type must not be looked up as a protocol: the runtime trusts the mangled name.
      !Self.kinds.contains { _typeByName(module + context + name + $0) != nil }
        && _typeByName(module + context + name + "_p") != nil
    }
  }

  /// Whether a path is that of a protocol of the standard library.
  static func isStandard(_ path: [TypeName.Part]) -> Bool {
    path.count == 2 && path[0].name == "Swift" && standardProtocols.contains(path[1].name)
  }

  /// Whether the mangled name contains a private protocol, which the runtime does not find by name. The names of other
  /// types are followed by a letter for their kind.
  private func containsPrivate(_ last: TypeName.Part, in context: TypeName.Part) -> Bool {
    guard let mark = context.name.firstIndex(of: "$") else { return false }
    let wanted = context.name[mark...].dropLast() + "yXZ" + MangledIdentifier.text(of: last.name) + "_"
    let bytes = Array(mangledName.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted.utf8) }
  }

  /// Returns the mangled names of the types around a protocol, with all combinations of their kinds.
  private static func contexts(_ path: ArraySlice<TypeName.Part>) -> [String] {
    path.reduce([""]) { contexts, part in
      contexts.flatMap { context in kinds.map { context + MangledIdentifier.text(of: part.name) + $0 } }
    }
  }
}
