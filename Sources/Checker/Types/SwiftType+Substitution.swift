extension SwiftType {
  /// What type parameters stand for.
  typealias Substitutions = [String: SwiftType]

  /// The type with all parameters replaced that are known.
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

  /// Whether the type can be another one, and what its parameters stand for then. What is open in the other one can be
  /// anything.
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

  /// What the parameters of a generic type stand for in this instance of it.
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

  /// At which depth the type parameters of a generic member begin.
  var genericDepth: Int {
    guard case .declared(let parts) = self else { return 0 }
    return parts.filter { !$0.arguments.isEmpty }.count
  }

  /// What the parameters of a generic member stand for, as a member of another type calls them.
  static func shifting(_ substitutions: Substitutions, from depth: Int, to other: Int) -> Substitutions {
    var shifted: Substitutions = [:]
    for (name, type) in substitutions where Self.depth(ofParameter: name) >= depth {
      let letters = name.prefix { !$0.isNumber }
      let own = Self.depth(ofParameter: name) - depth + other
      shifted[own == 0 ? String(letters) : "\(letters)\(own)"] = type
    }
    return shifted
  }

  /// The names of a type parameter and of those that follow it.
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

  /// The depth that the name of a type parameter tells: 0 for `A`, 2 for `B2`.
  static func depth(ofParameter name: String) -> Int {
    Int(name.drop { !$0.isNumber }) ?? 0
  }
}
