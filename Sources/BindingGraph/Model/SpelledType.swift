/// A type of which a front end knows the names only.
final class SpelledType: Sendable {
  /// The name with module and enclosing types, as the runtime would print it.
  let fullName: String
  /// What tells the type apart from all others.
  let identity: String
  /// The name without modules and enclosing types.
  let name: String

  init(fullName: String, identity: String) {
    self.fullName = fullName
    self.identity = identity
    name = TypeName(fullName).shortName
  }
}
