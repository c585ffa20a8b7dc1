/// A Cleanse module of the program that no component of a graph includes.
package struct IdleModule: Sendable {
  package let type: TypeReference
  /// The types that it binds, each with the location of its first binding.
  package let locations: [TypeReference: SourceLocation?]
  /// The types that it binds other than by contributions: no other module may bind them too.
  package let exclusive: Set<TypeReference>
  /// The types that it depends on and does not bind.
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

/// A location for new statements in the `configure` of a module or component.
package struct StatementPlace: Hashable, Sendable {
  /// The location to insert before.
  package let location: SourceLocation
  /// The text before the statement: line breaks and indentation.
  package let opening: String
  /// The text after the statement.
  package let closing: String
  /// The name of the parameter for the binder.
  package let binder: String

  package init(location: SourceLocation, opening: String, closing: String, binder: String) {
    self.location = location
    self.opening = opening
    self.closing = closing
    self.binder = binder
  }
}
