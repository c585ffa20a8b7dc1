/// A statement that begins a binding and does not finish it: a builder that is dropped before its terminator.
package struct UnfinishedBinding: Hashable, Sendable {
  /// The type that the statement begins to bind.
  package let type: TypeReference
  /// The location of the statement, if known.
  package let location: SourceLocation?
  /// The line of the statement, for use if its file is unknown.
  package let line: Int?
  /// The previous statement that ran in the same module, for a front end that does not know the location.
  package let previous: SourceLocation?
  /// The next statement that ran in the same module.
  package let next: SourceLocation?
  /// The component or module of the statement.
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
  /// The type passed to the step.
  package let argument: TypeReference

  package init(_ name: String, _ argument: TypeReference) {
    self.name = name
    self.argument = argument
  }
}
