/// A type that a front end knows only by name.
final class SpelledType: Sendable {
  /// The name with module and enclosing types, as the runtime would print it.
  let fullName: String
  /// The identity of the type, unique among all types.
  let identity: String
  /// The name without modules and enclosing types.
  let name: String
  /// The full names of the known protocols in the name.
  let protocols: Set<String>
  /// The full names of the types in the name that code must qualify with their modules.
  let ambiguous: Set<String>
  /// Whether it is known to be a protocol or a composition.
  let isProtocol: Bool

  /// Whether the name contains a protocol.
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
