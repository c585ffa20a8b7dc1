/// A binding of an ancestor that a component hides by a binding of its own.
package struct ShadowedBinding: Sendable {
  package let key: TypeReference
  /// What hides, in order of location: one for each component; never empty.
  package let hiding: [BindingSite]
  /// What is hidden, in order of location; never empty.
  package let hidden: [BindingSite]
}
