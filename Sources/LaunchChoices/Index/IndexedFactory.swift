/// A factory that launch arguments can select.
package struct IndexedFactory {
  /// The type that the factory is for; `nil` if it is unknown before the factory runs.
  package let element: Any.Type?
  /// The types of its parameters, as far as known.
  package let dependencies: [Any.Type]
  /// The location where it was added to the index, if known.
  package let place: (file: StaticString, line: Int)?
  /// Creates a value with dependencies from a source.
  package let make: (inout any DependencySource) throws -> Any

  /// A factory whose dependencies are unknown before it runs: it resolves them from one kind of source.
  package init<Source: DependencySource>(asking source: Source.Type, _ factory: @escaping (Source) -> Any) {
    element = nil
    dependencies = []
    place = nil
    make = {
      guard let source = $0 as? Source else {
        fatalError("A factory that takes a \(Source.self) was selected, but there is none.")
      }
      return factory(source)
    }
  }

  /// A factory without dependencies.
  init<Element>(
    for type: Element.Type, at place: (file: StaticString, line: Int), _ factory: @escaping () throws -> Element
  ) {
    element = Element.self
    dependencies = []
    self.place = place
    make = { _ in try factory() }
  }

  /// A factory whose parameters are its dependencies.
  init<Element, each Dependency>(
    for type: Element.Type, at place: (file: StaticString, line: Int),
    _ factory: @escaping (repeat each Dependency) throws -> Element
  ) {
    element = Element.self
    var dependencies: [Any.Type] = []
    repeat dependencies.append((each Dependency).self)
    self.dependencies = dependencies
    self.place = place
    make = { source in try factory(repeat try source.next((each Dependency).self)) }
  }
}
