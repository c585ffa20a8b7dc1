/// A module of the program that binds a type, whether the graph includes the module or not.
package struct ModuleBinding: Hashable, Sendable {
  package let module: TypeReference
  /// Where the module binds the type.
  package let location: SourceLocation?

  package init(module: TypeReference, location: SourceLocation?) {
    self.module = module
    self.location = location
  }
}
