/// Several bindings of one key in one component.
package struct ConflictingBindings: Sendable {
  package let key: TypeReference
  /// In order of location; two at least.
  package let sites: [BindingSite]
}
