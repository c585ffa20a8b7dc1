/// A protocol with arguments, such as `any Codec<Int>`.
///
/// The name of the type tells the protocol and what its associated types have to be. What they are for a type that conforms,
/// the runtime finds by a name that is put together as the compiler would (`docs/ABI/Mangling.rst` in its repository).
struct ConstrainedProtocol {
  private struct Constraint {
    /// The protocol that declares the associated type, by its mangled name.
    let protocolName: String
    let associatedType: Substring
    /// The full name of what it has to be.
    let argument: Substring
  }

  private let unconstrained: ExistentialType
  private let constraints: [Constraint]

  /// - Returns: `nil` for other types, and where names do not tell: those of private types cannot be found.
  init?(_ type: Any.Type) {
    guard let mangledName = _mangledTypeName(type), mangledName.hasSuffix("_XP"),
      let plain = Self.unconstrainedType(in: mangledName), let existential = ExistentialType(plain.type),
      let constraints = Self.constraints(in: _typeName(type, qualified: true), of: plain.name)
    else { return nil }
    unconstrained = existential
    self.constraints = constraints
  }

  /// Whether values are known to have to be objects.
  var takesObjectsOnly: Bool { unconstrained.takesObjectsOnly }

  /// Whether a type conforms, and its associated types are those that are asked for; `nil` when that cannot be told.
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

  /// The protocol without its arguments: its mangled name begins that of the type, and ends with the first `p` that makes a
  /// name.
  private static func unconstrainedType(in mangledName: String) -> (name: String, type: Any.Type)? {
    for index in mangledName.indices where mangledName[index] == "p" {
      let name = String(mangledName[...index])
      if let type = _typeByName(name) { return (name, type) }
    }
    return nil
  }

  /// Reads `any App.Codec<Self.App.Codec.Item == Swift.Int>`; of several protocols nothing is told.
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

  /// What stands between the commas that are not within brackets.
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
