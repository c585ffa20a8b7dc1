extension SwiftType {
  /// The types that replace type parameters, by parameter name.
  typealias Substitutions = [String: SwiftType]

  /// The type with all known parameters replaced.
  /// - Parameter associated: finds an associated type of a type.
  func substituting(
    _ substitutions: Substitutions, associated: (_ type: SwiftType, _ name: String) -> SwiftType?
  ) -> SwiftType {
    switch self {
    case .parameter(let name): return substitutions[name] ?? self
    case .member(let base, let name):
      let base = base.substituting(substitutions, associated: associated)
      return associated(base, name) ?? .member(base, name)
    case .declared(let parts):
      guard parts.contains(where: { !$0.arguments.isEmpty }) else { return self }
      return .declared(
        parts.map { part in
          var part = part
          part.arguments = part.arguments.map { $0.substituting(substitutions, associated: associated) }
          return part
        })
    case .composed(let pieces):
      return .composed(
        pieces.map { piece in
          guard case .type(let type) = piece else { return piece }
          return .type(type.substituting(substitutions, associated: associated))
        })
    }
  }

  /// Whether the two types can be equal; if so, records the replacements of this type's parameters. An `other` with
  /// open parameters equals every type.
  func equals(_ other: SwiftType, where found: inout Substitutions) -> Bool {
    guard self != other, other.isClosed else { return true }
    switch (self, other) {
    case (.parameter(let name), _):
      if let known = found[name] { return known == other }
      found[name] = other
      return true
    case (.member, _): return true
    case (.declared(let parts), .declared(let others)):
      guard parts.map(\.name) == others.map(\.name), arguments.count == other.arguments.count else { return false }
      return zip(arguments, other.arguments).allSatisfy { $0.equals($1, where: &found) }
    case (.composed(let pieces), .composed(let others)):
      guard pieces.count == others.count else { return false }
      return zip(pieces, others).allSatisfy { piece, other in
        guard case (.type(let type), .type(let other)) = (piece, other) else { return piece == other }
        return type.equals(other, where: &found)
      }
    default: return false
    }
  }

  /// The arguments of this instance of a generic type, by parameter name.
  var substitutions: Substitutions {
    guard case .declared(let parts) = self else { return [:] }
    var substitutions: Substitutions = [:]
    for (depth, part) in parts.filter({ !$0.arguments.isEmpty }).enumerated() {
      for (index, argument) in part.arguments.enumerated() {
        substitutions[Self.parameterName(depth: depth, index: index)] = argument
      }
    }
    return substitutions
  }

  /// The depth at which the type parameters of a generic member begin.
  var genericDepth: Int {
    guard case .declared(let parts) = self else { return 0 }
    return parts.filter { !$0.arguments.isEmpty }.count
  }

  /// The arguments of a generic member, renamed for the depth at which a member of another type has these parameters.
  static func shifting(_ substitutions: Substitutions, from depth: Int, to other: Int) -> Substitutions {
    var shifted: Substitutions = [:]
    for (name, type) in substitutions where Self.depth(ofParameter: name) >= depth {
      let letters = name.prefix { !$0.isNumber }
      let own = Self.depth(ofParameter: name) - depth + other
      shifted[own == 0 ? String(letters) : "\(letters)\(own)"] = type
    }
    return shifted
  }

  /// The names of a type parameter and of its successors.
  static func parameterNames(from name: String) -> some Sequence<String> {
    let depth = depth(ofParameter: name)
    return (0...).lazy.map { parameterName(depth: depth, index: $0) }.drop { $0 != name }
  }

  /// The name that the demangler gives to a type parameter.
  static func parameterName(depth: Int, index: Int) -> String {
    var name = ""
    var rest = index
    repeat {
      name.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26)))
      rest /= 26
    } while rest > 0
    return depth == 0 ? name : "\(name)\(depth)"
  }

  /// The depth in the name of a type parameter: 0 for `A`, 2 for `B2`.
  static func depth(ofParameter name: String) -> Int {
    Int(name.drop { !$0.isNumber }) ?? 0
  }
}
