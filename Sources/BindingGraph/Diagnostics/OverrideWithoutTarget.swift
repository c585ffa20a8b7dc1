/// An override of a key that nothing binds where the override reaches.
package struct OverrideWithoutTarget: Sendable {
  /// A component that the override does not reach, although it binds the key.
  package struct Elsewhere: Sendable, Hashable {
    package let component: TypeReference
    package let location: SourceLocation?
  }

  package let key: TypeReference
  /// The override's bindings of the key, in order of location; never empty. A path is that of the override's modules.
  package let sites: [BindingSite]
  /// The scope of the override's module, where no component has it.
  package let scopeOfNoComponent: TypeReference?
  /// In the order of the component tree.
  package let elsewhere: [Elsewhere]
  /// What was perhaps meant, best first.
  package let nearMisses: [NearMiss]
}
