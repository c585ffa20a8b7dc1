/// The kind of statement that declares a binding.
// Usable from inlinable code, because clients of `Cleanse` contain calls with these cases.
@usableFromInline
package enum BindingKind: Sendable {
  case factory
  /// `to(asyncFactory:)`: its value is created asynchronously while an instance is built.
  case asynchronousFactory
  case value
  case provider
  case seed
  case componentFactory
  case propertyInjector
  case assistedFactory
  /// `bindOptional`: allows the absence of the key, and binds nothing.
  case optionalDeclaration
  /// `declareCollection`: the collection exists even without contributions.
  case collectionDeclaration
  /// `decorate`: wraps the value that its component sees under the key. Its first requirement is that value.
  case decorator
}
