/// An override of a key that nothing in the graph binds where the override reaches.
package struct UselessOverride: Sendable {
  package let key: TypeReference
  /// The override's bindings of the key, in order of location; never empty. A path is that of the override's modules.
  package let sites: [BindingSite]
  /// The scope of the override's module, where no component has it.
  package let scopeOfNoComponent: TypeReference?
}
