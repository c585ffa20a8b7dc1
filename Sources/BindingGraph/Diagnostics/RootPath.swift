/// A shortest way from a component's root to a binding.
package struct RootPath: Sendable, Equatable {
  /// One binding on the way.
  package struct Link: Sendable, Equatable {
    package let type: TypeReference
    /// The component whose root the binding is, where it is one.
    package let rootOf: TypeReference?
  }

  /// From the root to the binding; never empty.
  package let links: [Link]
}
