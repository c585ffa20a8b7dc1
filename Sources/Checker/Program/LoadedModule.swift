import BindingGraph

/// The facts of a module, with what is made of them once.
final class LoadedModule {
  let facts: ModuleFacts
  private let paths: [ProgramText]

  init(_ facts: ModuleFacts) {
    self.facts = facts
    paths = facts.files.map { ProgramText(copying: $0) }
  }

  /// A place of this module as reports have it.
  func location(of place: FactPlace) -> SourceLocation? {
    guard paths.indices.contains(place.file) else { return nil }
    return SourceLocation(path: paths[place.file], line: place.line, column: place.column)
  }
}
