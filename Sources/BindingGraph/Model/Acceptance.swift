/// The declaration that a warning is none: what it is about is meant.
package struct Acceptance: Sendable, Hashable {
  package let warning: GraphWarning
  /// The key that it is accepted for; `nil` for all bindings of the module.
  package let key: Key?
  /// The component or module that declares it. It holds for that one's bindings, and for those of the modules that it
  /// includes.
  package let module: ModulePath.ID
}
