/// A statement that begins a binding and does not finish it: a builder that is dropped before its terminator.
package struct UnfinishedBinding: Hashable, Sendable {
  /// The type that it was begun for.
  package let type: TypeReference
  /// Where it is begun, where that is known.
  package let location: SourceLocation?
  /// The last statement before it, of the same module: for a front end that does not know more.
  package let previous: SourceLocation?
  /// The first statement behind it, of the same module.
  package let next: SourceLocation?
  /// The component or module that begins it.
  package let module: TypeReference

  /// - Parameter location: where it is begun; without one, the line between its neighbours where there is only one.
  package init(
    type: TypeReference, location: SourceLocation?, previous: SourceLocation? = nil, next: SourceLocation? = nil,
    module: TypeReference
  ) {
    self.type = type
    self.location = location ?? Self.lineBetween(previous, next)
    self.previous = previous
    self.next = next
    self.module = module
  }

  private static func lineBetween(_ previous: SourceLocation?, _ next: SourceLocation?) -> SourceLocation? {
    guard let previous, let next, previous.file == next.file, next.line == previous.line + 2 else { return nil }
    return SourceLocation(path: previous.path, line: previous.line + 1)
  }
}
