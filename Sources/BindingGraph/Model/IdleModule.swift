/// A module of the program that no component of a graph includes.
package struct IdleModule: Sendable {
  package let type: TypeReference
  /// What it binds, with the place of the first binding of each.
  package let locations: [TypeReference: SourceLocation?]
  /// The types that it binds without being contributions: no other module may bind them too.
  package let exclusive: Set<TypeReference>
  /// What it asks for and does not bind.
  package let needs: [TypeReference]

  package init(
    _ type: TypeReference, locations: [TypeReference: SourceLocation?], exclusive: Set<TypeReference> = [],
    needs: [TypeReference] = []
  ) {
    self.type = type
    self.locations = locations
    self.exclusive = exclusive
    self.needs = needs
  }
}
