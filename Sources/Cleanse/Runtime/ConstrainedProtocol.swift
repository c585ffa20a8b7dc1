/// A protocol with arguments, such as `any Codec<Int>`.
///
/// The name of the type contains the protocol and the required associated types. The runtime finds the associated types
/// of a conforming type by a mangled name, composed as in the compiler (`docs/ABI/Mangling.rst` in its repository).
struct ConstrainedProtocol {
  private struct Constraint {
    /// The protocol that declares the associated type, by its mangled name.
    let protocolName: String
    let associatedType: Substring
    /// The full name of the required type.
    let argument: Substring
  }

  private let unconstrained: ExistentialType
  private let constraints: [Constraint]

  /// - Returns: `nil` for other types, and for private types, which cannot be found by name.
  init?(_ type: Any.Type) {
    guard let mangledName = _mangledTypeName(type), mangledName.hasSuffix("_XP"),
      let plain = Self.unconstrainedType(in: mangledName), let existential = ExistentialType(plain.type),
      let constraints = Self.constraints(in: _typeName(type, qualified: true), of: plain.name)
    else { return nil }
    unconstrained = existential
    self.constraints = constraints
  }

  /// Whether values must be objects; `false` if unknown.
  var takesObjectsOnly: Bool { unconstrained.takesObjectsOnly }

  /// Whether a type conforms with the required associated types; `nil` if unknown.
  func isConformed(by type: Any.Type) -> Bool? {
    guard unconstrained.isConformed(by: type) == true else { return unconstrained.isConformed(by: type) }
    guard let mangledName = _mangledTypeName(type) else { return nil }
    var isConformed = true
    for constraint in constraints {
      let name = constraint.associatedType
      let member = "\(mangledName)\(name.utf8.count)\(name)\(constraint.protocolName)PQx"
      guard let associatedType = _typeByName(member) else { return nil }
      isConformed = isConformed && _typeName(associatedType, qualified: true) == constraint.argument
    }
    return isConformed
  }

  // MARK: Names

  /// The protocol without its arguments. Its mangled name is a prefix of the type's name, up to the first `p` at which
  /// the prefix is a name.
  private static func unconstrainedType(in mangledName: String) -> (name: String, type: Any.Type)? {
    for index in mangledName.indices where mangledName[index] == "p" {
      let name = String(mangledName[...index])
      if let type = _typeByName(name) { return (name, type) }
    }
    return nil
  }

  /// Parses `any App.Codec<Self.App.Codec.Item == Swift.Int>`; returns `nil` for a composition of protocols.
  private static func constraints(in name: String, of unconstrainedName: String) -> [Constraint]? {
    guard unconstrainedName.hasSuffix("_p"), let open = name.firstIndex(of: "<"), name.hasSuffix(">") else {
      return nil
    }
    var constraints: [Constraint] = []
    for part in parts(of: name[name.index(after: open)...].dropLast()) {
      let equals = " == "
      guard let position = part.indices.first(where: { part[$0...].hasPrefix(equals) }) else { return nil }
      let path = part[..<position].split(separator: ".")
      guard path.first == "Self", let associatedType = path.last else { return nil }
      constraints.append(
        Constraint(
          protocolName: String(unconstrainedName.dropLast(2)), associatedType: associatedType,
          argument: part[position...].dropFirst(equals.count)))
    }
    return constraints
  }

  /// The parts of a list between commas, except commas within brackets.
  private static func parts(of list: Substring) -> [Substring] {
    var depth = 0
    return list.split { character in
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      default: break
      }
      return character == "," && depth == 0
    }.map { $0.drop { $0 == " " } }
  }
}
