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
