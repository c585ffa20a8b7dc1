/// A type of which a front end knows the names only.
final class SpelledType: Sendable {
  /// The name with module and enclosing types, as the runtime would print it.
  let fullName: String
  /// What tells the type apart from all others.
  let identity: String
  /// The name without modules and enclosing types.
  let name: String
  /// The full names of the protocols in it that are known to be such.
  let protocols: Set<String>
  /// The full names of the types in it that code has to write with their modules.
  let ambiguous: Set<String>
  /// Whether it is known to be a protocol, or several.
  let isProtocol: Bool

  /// Whether a protocol is in the name.
  var namesProtocol: Bool {
    var isFound = !protocols.isEmpty
    TypeName(fullName).forEachPath { parts in
      isFound = isFound || ProtocolNames.isStandard(parts) || ["Any", "AnyObject", "any"].contains(parts.last?.name)
    }
    return isFound
  }

  init(fullName: String, identity: String, protocols: Set<String>, ambiguous: Set<String>) {
    self.fullName = fullName
    self.identity = identity
    let name = TypeName(fullName)
    self.protocols = protocols
    self.ambiguous = ambiguous
    isProtocol = protocols.contains(fullName) || name.isComposition
    self.name = name.shortName
  }
}
