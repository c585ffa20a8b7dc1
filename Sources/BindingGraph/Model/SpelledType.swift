/// A type of which a front end knows the names only.
final class SpelledType: Sendable {
  /// The name with module and enclosing types, as the runtime would print it.
  let fullName: String
  /// What tells the type apart from all others.
  let identity: String
  /// The name without modules and enclosing types.
  let name: String
  /// Whether it is known to be a protocol.
  let isProtocol: Bool

  init(fullName: String, identity: String, isProtocol: Bool) {
    self.fullName = fullName
    self.identity = identity
    let name = TypeName(fullName)
    self.isProtocol = isProtocol || name.isComposition
    self.name = name.shortName
  }
}
