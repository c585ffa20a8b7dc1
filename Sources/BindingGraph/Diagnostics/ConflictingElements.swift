/// Several elements of one dictionary under one key.
package struct ConflictingElements: Sendable {
  package let collection: TypeReference
  /// The dictionary key as text.
  package let key: String
  /// In order of location; two at least.
  package let sites: [BindingSite]
}
