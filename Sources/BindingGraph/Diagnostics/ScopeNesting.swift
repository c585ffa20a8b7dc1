/// A component inside a component of the same scope.
package struct ScopeNesting: Sendable, Hashable {
  package let scope: TypeReference
  package let inner: TypeReference
  package let outer: TypeReference
  /// Where the inner component was installed.
  package let location: SourceLocation?
}
