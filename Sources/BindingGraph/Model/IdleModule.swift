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

/// Where a statement can be added to the `configure` of a module or component.
package struct StatementPlace: Hashable, Sendable {
  /// What to insert before.
  package let location: SourceLocation
  /// What comes before the statement: line breaks and indentation.
  package let opening: String
  /// What comes after it.
  package let closing: String
  /// The name of the binder.
  package let binder: String

  package init(location: SourceLocation, opening: String, closing: String, binder: String) {
    self.location = location
    self.opening = opening
    self.closing = closing
    self.binder = binder
  }
}
