/// A statement that begins a binding and does not finish it: a builder that is dropped before its terminator.
package struct UnfinishedBinding: Hashable, Sendable {
  /// The type that it was begun for.
  package let type: TypeReference
  /// Where it is begun, where that is known.
  package let location: SourceLocation?
  /// The line in which it is begun, for where its file is not known.
  package let line: Int?
  /// The last statement that ran before it in the same module: for a front end that does not know more.
  package let previous: SourceLocation?
  /// The first statement that ran behind it in the same module.
  package let next: SourceLocation?
  /// The component or module that begins it.
  package let module: TypeReference

  package init(
    type: TypeReference, location: SourceLocation?, line: Int? = nil, previous: SourceLocation? = nil,
    next: SourceLocation? = nil, module: TypeReference
  ) {
    self.type = type
    self.location = location
    self.line = line
    self.previous = previous
    self.next = next
    self.module = module
  }
}

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
