/// A component that contains itself.
package struct SelfInstallation: Sendable, Hashable {
  /// The components from the outer occurrence to the inner one; the first and the last are the same.
  package let chain: [TypeReference]
  /// Where the inner occurrence was installed.
  package let location: SourceLocation?

  package var component: TypeReference { chain[0] }
}
