/// A step of the binder that an extension library offers for types of its own, such as `bindPureFactory(Page.self)`.
package struct BindingStep: Equatable, Sendable {
  package let name: String
  /// The type that the step is given.
  package let argument: TypeReference

  package init(_ name: String, _ argument: TypeReference) {
    self.name = name
    self.argument = argument
  }
}
